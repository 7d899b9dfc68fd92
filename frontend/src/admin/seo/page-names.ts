import { SEO_PAGES, type SeoPage } from '@farmhouse/contracts/content/seo';

const OWN_NAMES: Partial<Record<SeoPage, string>> = { 'terms-conditions': 'Terms & Conditions' };

/** Label of a page key: `privacy-policy` becomes `Privacy Policy`. */
export function pageName(page: SeoPage): string {
  return OWN_NAMES[page] ?? page.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Path of the page; the home page has the key `home`. */
export function pagePath(page: SeoPage): string {
  return page === 'home' ? '/' : `/${page}`;
}

export const PAGE_OPTIONS = SEO_PAGES.map((value) => ({ value, label: pageName(value) }));
