export const SERVICE_CATEGORIES = [
  'accommodation',
  'food',
  'entertainment',
  'transport',
  'activities',
  'other',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** How often a guest gets a service for its price. */
export const SERVICE_FREQUENCIES = ['once', 'daily', 'whole-stay'] as const;
export type ServiceFrequency = (typeof SERVICE_FREQUENCIES)[number];

/** Most guests that a service may name. */
export const MAX_SERVICE_GUESTS = 1_000;

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
  /** Whole rupees, once per stay. */
  price: number;
  category: ServiceCategory;
  icon: string | null;
  /** The owner's picture: an address of the web, or a path of the site. Null: one that fits the name is shown. */
  imageUrl: string | null;
  /** Maximum number of guests. Null: not stated. */
  maxGuests: number | null;
  /** Null: not stated. */
  frequency: ServiceFrequency | null;
  active: boolean;
}

/** What the owner sends to add a service; a change needs only the fields that change. */
export interface SaveService {
  name: string;
  description: string;
  price: number;
  /** `other` when absent. */
  category?: ServiceCategory;
  icon?: string | null;
  imageUrl?: string | null;
  maxGuests?: number | null;
  frequency?: ServiceFrequency | null;
  /** True when absent. */
  active?: boolean;
}

const FREQUENCY_TEXTS: Record<ServiceFrequency, string> = {
  once: 'once per stay',
  daily: 'every day of your stay',
  'whole-stay': 'for your whole stay',
};

/** How often and for how many guests a service is offered, if the owner has stated it. */
export function serviceTerms({ frequency, maxGuests }: Pick<ServiceView, 'frequency' | 'maxGuests'>): string[] {
  return [
    ...(frequency ? [FREQUENCY_TEXTS[frequency]] : []),
    ...(maxGuests ? [maxGuests === 1 ? 'for one guest' : `up to ${maxGuests} guests`] : []),
  ];
}
