import type { PublicSeo } from '@farmhouse/contracts/content/seo';

/** The title of a page: its search record's, unless that is empty or the page has a title of its own. */
export const titleOf = (
  { title, overridesSeoTexts }: { title: string; overridesSeoTexts?: boolean },
  seo: PublicSeo | null,
): string => (overridesSeoTexts ? null : seo?.title) || title;
