import type { SeoPage } from '@farmhouse/contracts/content/seo';
import type { ChangeFrequency } from '@farmhouse/contracts/pages/sitemap';
import { pathOf, SITEMAP_PAGES, viewsOf, type PageKey } from '@farmhouse/contracts/pages/pages';
import { serviceSlugs } from '@farmhouse/contracts/catalogue/service-slugs';
import type { ChangedKind, ListedKind } from '../changes/page-change.entity.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** The data that the sitemap is generated from. */
export interface SitemapSources {
  seo: { page: SeoPage; noindex: boolean; priority: number; changeFreq: ChangeFrequency; updatedAt: Date }[];
  /** Active services. */
  services: { id: number; name: string; changedAt: Date }[];
  /** Active pictures of the gallery. */
  gallery: { category: string; src: string }[];
  /** When pictures of each category changed, also those that are no longer shown or have left it. */
  categoryChanges: { category: string; changedAt: Date }[];
  /** Addresses of the home page's active pictures. */
  homepageImages: string[];
  /** Published posts. */
  posts: { slug: string; updatedAt: Date; featuredImage: string | null }[];
  /** Texts of pages. */
  texts: { page: string; updatedAt: Date }[];
  /** When something of each kind last changed; of posts, when one was last taken away. */
  changes: { kind: ChangedKind; changedAt: Date }[];
}

/** The defaults of a search record. */
const DEFAULTS = { priority: 50, changeFreq: 'monthly', noindex: false } as const;

/**
 * What pages show besides their own texts. Settings appear on every page, but on the others only in header and footer.
 */
const SHOWS: Partial<Record<PageKey, readonly ListedKind[]>> = {
  home: ['homepage-image', 'amenity', 'service', 'gallery', 'setting'],
  services: ['service'],
  gallery: ['gallery'],
  booking: ['service', 'setting'],
  location: ['homepage-image', 'gallery', 'setting'],
  contact: ['homepage-image', 'gallery', 'setting'],
  blog: ['blog-post'],
  'terms-conditions': ['setting'],
};

/** Pages that show texts of another page. */
const SHOWS_TEXTS_OF: Partial<Record<PageKey, PageKey>> = { location: 'home' };

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
        lastModified: lastChange(key, sources),
        images: imagesOf(key, sources),
      };
    }),
    ...(isHidden('services') ? [] : servicePages(sources)),
    ...(isHidden('gallery') ? [] : categoryPages(sources)),
    ...(isHidden('blog') ? [] : postPages(sources)),
  ];
}

/** When a page's record, texts or lists last changed; a page that has none of them shows the settings. */
function lastChange(page: PageKey, { seo, texts, posts, changes }: SitemapSources): Date {
  const ofKinds = (kinds: readonly ListedKind[]) =>
    changes.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ changedAt }) => changedAt);
  const shown = texts.filter((text) => text.page === page || text.page === SHOWS_TEXTS_OF[page]);
  const own = [
    ...[...seo.filter((record) => record.page === page), ...shown].map(({ updatedAt }) => updatedAt),
    ...(page === 'blog' ? posts.map(({ updatedAt }) => updatedAt) : []),
    ...ofKinds(SHOWS[page] ?? []),
  ];
  return newest(own.length > 0 ? own : ofKinds(['setting']));
}

const newest = (dates: readonly Date[]): Date => new Date(Math.max(0, ...dates.map(Number)));

function imagesOf(page: PageKey, { gallery, homepageImages }: SitemapSources): string[] {
  if (page === 'home') return unique(homepageImages);
  return page === 'gallery' ? unique(gallery.map(({ src }) => src)) : [];
}

function servicePages({ services }: SitemapSources): SitemapPage[] {
  const slugs = serviceSlugs(services);
  return services.map(({ id, changedAt }) => ({
    path: `${pathOf('services')}?service=${slugs.get(id)}`,
    ...viewsOf('services'),
    lastModified: changedAt,
    images: [],
  }));
}

function categoryPages({ gallery, categoryChanges }: SitemapSources): SitemapPage[] {
  return unique(gallery.map(({ category }) => category)).map((category) => ({
    path: `${pathOf('gallery')}?category=${encodeURIComponent(category)}`,
    ...viewsOf('gallery'),
    lastModified: newest(
      categoryChanges.filter((picture) => picture.category === category).map(({ changedAt }) => changedAt),
    ),
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
