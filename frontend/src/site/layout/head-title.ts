import type { PublicSeo } from '@farmhouse/contracts/content/seo';

interface Titled {
  title: string;
  /** True if the search record's title does not apply. */
  ownWords?: boolean;
}

/** The title of a page: its search record's, unless the page has its own words. */
export const titleOf = ({ title, ownWords }: Titled, seo: PublicSeo | null): string =>
  (ownWords ? null : seo?.title) ?? title;
