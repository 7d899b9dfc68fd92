export const HOMEPAGE_SECTIONS = ['hero', 'amenities', 'gallery', 'services', 'contact', 'about'] as const;
export type HomepageSection = (typeof HOMEPAGE_SECTIONS)[number];

export const IMAGE_TITLE_MAX_LENGTH = 200;
export const IMAGE_DESCRIPTION_MAX_LENGTH = 1000;
export const ALT_TEXT_MAX_LENGTH = 200;
export const MAX_ORDER = 10_000;

/** A picture shown in a section of the home page instead of the gallery's. Rule: pictures of the home page. */
export interface HomepageImageView {
  id: number;
  section: HomepageSection;
  title: string;
  description: string | null;
  /** An address of the web, or a path of the site. */
  imageUrl: string;
  altText: string | null;
  /** Place within its section, smallest first. */
  order: number;
  active: boolean;
}

/** What the owner sends; absent fields have their default, or stay unchanged in a change. */
export interface SaveHomepageImage {
  section: HomepageSection;
  title: string;
  imageUrl: string;
  description?: string | null;
  altText?: string | null;
  order?: number;
  active?: boolean;
}
