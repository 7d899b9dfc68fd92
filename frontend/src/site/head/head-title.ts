import type { PublicSeo } from '@farmhouse/contracts/content/seo';

/** The title of a page: its search record's, unless the page has its own words. */
export const titleOf = ({ title, ownWords }: { title: string; ownWords?: boolean }, seo: PublicSeo | null): string =>
  (ownWords ? null : seo?.title) ?? title;
