import type { SeoPage } from '@farmhouse/contracts/content/seo';
import type { ChangeFrequency } from '@farmhouse/contracts/pages/sitemap';
import { pathOf, SITEMAP_PAGES, viewsOf, type PageKey } from '@farmhouse/contracts/pages/pages';
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

/** The defaults of a search record. */
const DEFAULTS = { priority: 50, changeFreq: 'monthly', noindex: false } as const;

/** The indexable pages of the site, fixed pages first. */
export function sitemapPages(sources: SitemapSources): SitemapPage[] {
  const records = new Map<PageKey, SitemapSources['seo'][number]>(sources.seo.map((record) => [record.page, record]));
  const isHidden = (page: PageKey) => records.get(page)?.noindex ?? false;
  return [
    ...SITEMAP_PAGES.filter(({ key }) => !isHidden(key)).map(({ key, path, sitemap }): SitemapPage => {
      const record = records.get(key);
      const { priority: chosen, changeFreq } = record ?? DEFAULTS;
      return {
        path,
        priority: sitemap.priority ?? chosen / 100,
        changeFreq,
        lastModified: record?.updatedAt,
        images: imagesOf(key, sources),
      };
    }),
    ...(isHidden('services') ? [] : servicePages(sources)),
    ...(isHidden('gallery') ? [] : categoryPages(sources)),
    ...(isHidden('blog') ? [] : postPages(sources)),
  ];
}

function imagesOf(page: PageKey, { gallery, homepageImages }: SitemapSources): string[] {
  if (page === 'home') return unique(homepageImages);
  return page === 'gallery' ? unique(gallery.map(({ src }) => src)) : [];
}

function servicePages({ services }: SitemapSources): SitemapPage[] {
  const slugs = unique(services.map(slugOf)).filter((slug) => slug !== '');
  return slugs.map((slug) => ({
    path: `${pathOf('services')}?service=${slug}`,
    ...viewsOf('services'),
    images: [],
  }));
}

function categoryPages({ gallery }: SitemapSources): SitemapPage[] {
  return unique(gallery.map(({ category }) => category)).map((category) => ({
    path: `${pathOf('gallery')}?category=${encodeURIComponent(category)}`,
    ...viewsOf('gallery'),
    images: unique(gallery.filter((picture) => picture.category === category).map(({ src }) => src)),
  }));
}

function postPages({ posts }: SitemapSources): SitemapPage[] {
  return posts.map(({ slug, updatedAt, featuredImage }) => ({
    path: `${pathOf('blog')}/${slug}`,
    ...viewsOf('blog'),
    lastModified: updatedAt,
    images: featuredImage ? [featuredImage] : [],
  }));
}

const unique = (values: string[]): string[] => [...new Set(values)];
