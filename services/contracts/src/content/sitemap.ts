/** Answer to a regeneration: how many URLs the sitemap holds, and when it was made (ISO instant). */
export interface SitemapRegenerated {
  urls: number;
  lastGenerated: string;
}

/** Priorities in the sitemap. Source: back-office specification 9. */
export const SITEMAP_PRIORITIES = {
  home: 1,
  services: 0.9,
  gallery: 0.8,
  booking: 0.9,
  service: 0.7,
  galleryCategory: 0.6,
} as const;
