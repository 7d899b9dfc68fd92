export const SERVICE_CATEGORIES = [
  'accommodation',
  'food',
  'entertainment',
  'transport',
  'activities',
  'other',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

export const SERVICE_NAME_MAX_LENGTH = 100;
export const SERVICE_DESCRIPTION_MAX_LENGTH = 1000;
export const SERVICE_ICON_MAX_LENGTH = 50;
/** Highest price of a service, whole rupees; far above any real one, far below the largest integer. */
export const MAX_SERVICE_PRICE = 10_000_000;

/** A paid extra as the public site shows it. */
export interface ServiceView {
  id: number;
  name: string;
  description: string;
  /** Whole rupees, once a stay. */
  price: number;
  category: ServiceCategory;
  icon: string | null;
  /** The owner's picture: an address of the web, or a path of the site. Null: one that fits the name is shown. */
  imageUrl: string | null;
  active: boolean;
}

/** What the owner sends to add a service or to replace one. */
export interface SaveService {
  name: string;
  description: string;
  price: number;
  /** `other` when absent. */
  category?: ServiceCategory;
  icon?: string | null;
  imageUrl?: string | null;
  /** Absent: true for a new service, unchanged for an existing one. */
  active?: boolean;
}
