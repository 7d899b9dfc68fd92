import { parseRupees } from '../text/rupees.ts';
import { DEFAULT_PRICE_BOOK, type PriceBook } from '../bookings/price-book.ts';
import { DEFAULT_STAY_LIMITS, type StayLimits } from '../bookings/stay-limits.ts';

/** A setting as the public site reads it. */
export interface PublicSetting {
  key: string;
  value: string;
}

export const SETTING_TYPES = ['text', 'number', 'url', 'email', 'phone'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export interface SettingView extends PublicSetting {
  id: number;
  type: SettingType;
  description: string | null;
  updatedAt: string;
}

export interface SaveSetting {
  key: string;
  value: string;
  description?: string | null;
  type?: SettingType;
}

/** What the owner sends to change a setting; its key cannot change and may be left out. */
export interface ChangeSetting extends Omit<SaveSetting, 'key'> {
  key?: string;
}

export const SETTING_KEY_PATTERN = /^[a-z0-9_]{1,64}$/;
export const SETTING_VALUE_MAX_LENGTH = 2000;
export const SETTING_DESCRIPTION_MAX_LENGTH = 500;

export interface SettingDefinition {
  type: SettingType;
  description: string;
  /** Shown to anyone by `GET /api/settings`. */
  public: boolean;
  /** Offered by the dashboard's Quick Setup. */
  quickSetup: boolean;
  /** Used when the setting is not stored. */
  fallback?: string;
}

const publicSetting = (description: string, type: SettingType = 'text', fallback?: string): SettingDefinition => ({
  type,
  description,
  public: true,
  quickSetup: true,
  fallback,
});
const privateSetting = (description: string, type: SettingType = 'text', fallback?: string): SettingDefinition => ({
  ...publicSetting(description, type, fallback),
  public: false,
});
const outsideQuickSetup = (definition: SettingDefinition): SettingDefinition => ({ ...definition, quickSetup: false });

/** Every predefined setting, in the order in which the dashboard lists them. */
export const SETTINGS = {
  site_name: publicSetting('Name of the place', 'text', 'The Farmhouse'),
  site_description: publicSetting('One sentence about the place'),
  contact_phone: publicSetting('Phone number guests call first', 'phone'),
  contact_email: publicSetting('Address guests write to', 'email'),
  contact_address: publicSetting('Postal address'),
  whatsapp_number: publicSetting('WhatsApp number', 'phone'),
  upi_id: publicSetting('UPI id that guests pay to'),
  business_hours: publicSetting('When somebody answers'),
  booking_email: privateSetting('Address that receives booking mails', 'email'),
  emergency_contact: privateSetting('Number for guests during a stay', 'phone'),
  google_maps_place_url: publicSetting('Link to the place on a map', 'url'),
  google_maps_embed_url: publicSetting('Address of the embedded map', 'url'),
  google_maps_directions_url: publicSetting('Link to directions', 'url'),
  location_latitude: publicSetting('Latitude in degrees'),
  location_longitude: publicSetting('Longitude in degrees'),
  social_facebook: publicSetting('Facebook page', 'url'),
  social_instagram: publicSetting('Instagram profile', 'url'),
  social_twitter: publicSetting('X (Twitter) profile', 'url'),
  price_per_guest: publicSetting('Price per guest, whole rupees', 'number', String(DEFAULT_PRICE_BOOK.pricePerGuest)),
  capacity: publicSetting('How many guests the place takes', 'text', '50+'),
  support_hours: publicSetting('When support is there', 'text', '24/7'),
  hero_title_line1: publicSetting('First line of the headline', 'text', 'Your Perfect'),
  hero_title_line2: publicSetting('Second line of the headline', 'text', 'Getaway'),
  hero_location: publicSetting('Line above the headline', 'text', 'Near Hyderabad'),
  hero_description: publicSetting('Sentence below the headline'),
  phone_secondary: outsideQuickSetup(publicSetting('Second phone number', 'phone')),
  maintenance_fee: outsideQuickSetup(
    publicSetting('Maintenance fee of every stay, whole rupees', 'number', String(DEFAULT_PRICE_BOOK.maintenanceFee)),
  ),
  turnaround_minutes: outsideQuickSetup(privateSetting('Minutes between two stays', 'number', '60')),
  booking_max_days_ahead: outsideQuickSetup(
    publicSetting('How many days ahead a stay can begin', 'number', String(DEFAULT_STAY_LIMITS.maxDaysAhead)),
  ),
  booking_max_nights: outsideQuickSetup(
    publicSetting('Longest stay, nights', 'number', String(DEFAULT_STAY_LIMITS.maxNights)),
  ),
  payment_window_hours: outsideQuickSetup(privateSetting('Hours a guest has to pay', 'number', '24')),
  analytics_consent: outsideQuickSetup(
    publicSetting('opt_out: count visitors unless they decline; opt_in: only after consent', 'text', 'opt_out'),
  ),
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** The keys that anyone may read. Rule: public reads show what is public. */
export const PUBLIC_SETTING_KEYS: readonly SettingKey[] = SETTING_KEYS.filter((key) => SETTINGS[key].public);

export function settingDefinition(key: string): SettingDefinition | undefined {
  return Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : undefined;
}

/** Stored values by key. */
export type SettingValues = ReadonlyMap<string, string>;

/** The stored text, else the default, else an empty text. */
export function settingText(values: SettingValues, key: SettingKey): string {
  return values.get(key)?.trim() || settingDefinition(key)?.fallback || '';
}

/** The setting as a whole number (`₹1,150` reads as 1150), else its default. */
export function settingNumber(values: SettingValues, key: SettingKey): number {
  const stored = parseRupees(values.get(key) ?? '');
  return stored ?? Number(settingDefinition(key)?.fallback ?? 0);
}

export function priceBookOf(values: SettingValues): PriceBook {
  return {
    pricePerGuest: settingNumber(values, 'price_per_guest'),
    maintenanceFee: settingNumber(values, 'maintenance_fee'),
  };
}

export function stayLimitsOf(values: SettingValues): StayLimits {
  return {
    maxDaysAhead: settingNumber(values, 'booking_max_days_ahead'),
    maxNights: settingNumber(values, 'booking_max_nights'),
  };
}
