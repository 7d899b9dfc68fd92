import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import type { PageHead } from './head-tags.ts';

/** The title of a page: its search record's, unless the page has its own words. */
export const titleOf = ({ title, ownWords }: PageHead, seo: PublicSeo | null): string =>
  (ownWords ? null : seo?.title) ?? title;
