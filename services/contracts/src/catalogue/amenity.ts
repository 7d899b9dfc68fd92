export const AMENITY_CATEGORIES = [
  'basic',
  'comfort',
  'entertainment',
  'outdoor',
  'kitchen',
  'safety',
  'connectivity',
] as const;
export type AmenityCategory = (typeof AMENITY_CATEGORIES)[number];

export const AMENITY_TITLE_MAX_LENGTH = 100;
export const AMENITY_DESCRIPTION_MAX_LENGTH = 500;
export const AMENITY_ICON_MAX_LENGTH = 50;
export const AMENITY_COLOR_MAX_LENGTH = 50;
export const AMENITY_MAX_ORDER = 100_000;
export const AMENITY_DEFAULT_COLOR = 'blue';

/** Something the house has. `title` is the Name on the owner's screen. */
export interface AmenityView {
  id: number;
  icon: string;
  title: string;
  description: string;
  category: AmenityCategory;
  color: string;
  order: number;
  active: boolean;
}

/** What the owner sends to add an amenity; a change needs only the fields that change. */
export interface SaveAmenity {
  icon: string;
  title: string;
  description: string;
  /** `basic` when absent. */
  category?: AmenityCategory;
  color?: string;
  /** Absent: after all others for a new amenity, unchanged for an existing one. */
  order?: number;
  /** Absent: true for a new amenity, unchanged for an existing one. */
  active?: boolean;
}
