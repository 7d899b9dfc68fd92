import type { ChangeFrequency, SeoPage } from '@farmhouse/contracts/content/seo';
import { SITEMAP_PRIORITIES } from '@farmhouse/contracts/content/sitemap';
import { slugOf } from '@farmhouse/contracts/text/slug';
import type { SitemapPage } from './sitemap.xml.ts';

/** The data that the sitemap is generated from. */
export interface SitemapSources {
  seo: { page: SeoPage; noindex: boolean; priority: number; changeFreq: ChangeFrequency; updatedAt: Date }[];
  /** Names of the active services. */
  services: string[];
  /** Active pictures of the gallery. */
  gallery: { category: string; src: string }[];
  /** Addresses of the home page's active pictures. */
  homepageImages: string[];
  /** Published posts. */
  posts: { slug: string; updatedAt: Date; featuredImage: string | null }[];
}

/** Pages that everyone can open, by the key of their search record; /about is none, private pages are left out. */
const PAGES: readonly { page: SeoPage; path: string; priority?: number }[] = [
  { page: 'home', path: '/', priority: SITEMAP_PRIORITIES.home },
  { page: 'services', path: '/services', priority: SITEMAP_PRIORITIES.services },
  { page: 'gallery', path: '/gallery', priority: SITEMAP_PRIORITIES.gallery },
  { page: 'booking', path: '/booking', priority: SITEMAP_PRIORITIES.booking },
  { page: 'location', path: '/location' },
  { page: 'contact', path: '/contact' },
  { page: 'blog', path: '/blog' },
  { page: 'privacy-policy', path: '/privacy-policy' },
  { page: 'terms-conditions', path: '/terms-conditions' },
  { page: 'cookie-policy', path: '/cookie-policy' },
  { page: 'data-processing', path: '/data-processing' },
];

const POST_PRIORITY = 0.6;
/** The defaults of a search record. */
const DEFAULTS = { priority: 50, changeFreq: 'monthly', noindex: false } as const;

/** The indexable pages of the site, fixed pages first. */
export function sitemapPages(sources: SitemapSources): SitemapPage[] {
  const records = new Map(sources.seo.map((record) => [record.page, record]));
  const isHidden = (page: SeoPage) => records.get(page)?.noindex ?? false;
  return [
    ...PAGES.filter(({ page }) => !isHidden(page)).map(({ page, path, priority }): SitemapPage => {
      const record = records.get(page);
      const { priority: chosen, changeFreq } = record ?? DEFAULTS;
      return {
        path,
        priority: priority ?? chosen / 100,
        changeFreq,
        lastModified: record?.updatedAt,
        images: imagesOf(page, sources),
      };
    }),
    ...(isHidden('services') ? [] : servicePages(sources)),
    ...(isHidden('gallery') ? [] : categoryPages(sources)),
    ...(isHidden('blog') ? [] : postPages(sources)),
  ];
}

function imagesOf(page: SeoPage, { gallery, homepageImages }: SitemapSources): string[] {
  if (page === 'home') return unique(homepageImages);
  return page === 'gallery' ? unique(gallery.map(({ src }) => src)) : [];
}

function servicePages({ services }: SitemapSources): SitemapPage[] {
  const slugs = unique(services.map(slugOf)).filter((slug) => slug !== '');
  return slugs.map((slug) => ({
    path: `/services?service=${slug}`,
    priority: SITEMAP_PRIORITIES.service,
    changeFreq: 'monthly',
    images: [],
  }));
}

function categoryPages({ gallery }: SitemapSources): SitemapPage[] {
  return unique(gallery.map(({ category }) => category)).map((category) => ({
    path: `/gallery?category=${encodeURIComponent(category)}`,
    priority: SITEMAP_PRIORITIES.galleryCategory,
    changeFreq: 'weekly',
    images: unique(gallery.filter((picture) => picture.category === category).map(({ src }) => src)),
  }));
}

function postPages({ posts }: SitemapSources): SitemapPage[] {
  return posts.map(({ slug, updatedAt, featuredImage }) => ({
    path: `/blog/${slug}`,
    priority: POST_PRIORITY,
    changeFreq: 'monthly',
    lastModified: updatedAt,
    images: featuredImage ? [featuredImage] : [],
  }));
}

const unique = (values: string[]): string[] => [...new Set(values)];
