import { SEO_PAGES, type SeoPage } from '@farmhouse/contracts/content/seo';

/** The key of a path's search record; undefined for pages that have none. */
export function seoPageOf(pathname: string): SeoPage | undefined {
  const key = pathname.split('/')[1] || 'home';
  return SEO_PAGES.find((page) => page === key);
}
