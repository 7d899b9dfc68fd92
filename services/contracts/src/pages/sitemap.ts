/** How often a page changes, in the sitemap's own words. */
export const CHANGE_FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;
export type ChangeFrequency = (typeof CHANGE_FREQUENCIES)[number];

/** Response to a regeneration: how many URLs the sitemap holds, and when it was made (ISO instant). */
export interface SitemapRegenerated {
  urls: number;
  lastGenerated: string;
}

/** The stored sitemap; null while none is stored, from a change of the site until it is regenerated. */
export interface SitemapStatus {
  stored: SitemapRegenerated | null;
}
