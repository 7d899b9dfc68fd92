import { SEO_PAGES, type SeoPage, type SeoView } from '@farmhouse/contracts/content/seo';

/** A page of the site, with its search record if it has one. */
export interface PageRow {
  page: SeoPage;
  record?: SeoView;
}

/** Every page of the site once, in the order of the table of pages. */
export function pageRows(records: readonly SeoView[]): PageRow[] {
  return SEO_PAGES.map((page) => ({ page, record: records.find((one) => one.page === page) }));
}
