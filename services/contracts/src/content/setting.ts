import { parseRupees } from '../text/rupees.ts';
import { DEFAULT_PRICE_BOOK, type PriceBook } from '../bookings/price/price-book.ts';
import { DEFAULT_CANCELLATION_TERMS } from '../bookings/terms/default-cancellation-terms.ts';
import { DEFAULT_STAY_LIMITS, type StayLimits } from '../bookings/stay/stay-limits.ts';
import type { SettingKey, SettingType } from './setting-definitions.ts';

export type { SettingKey } from './setting-definitions.ts';

/** A setting as the public site reads it. */
export interface PublicSetting {
  key: string;
  value: string;
}

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

/** What the owner sends to change a setting: fields left out keep their values. A key that is sent must be its own. */
export type ChangeSetting = Partial<SaveSetting>;

export const SETTING_KEY_PATTERN = /^[a-z0-9_]{1,64}$/;
export const SETTING_VALUE_MAX_LENGTH = 2000;
export const SETTING_DESCRIPTION_MAX_LENGTH = 500;

/** The value of a setting that is not stored; without a default it is empty. */
export const SETTING_DEFAULTS: Readonly<Partial<Record<SettingKey, string>>> = {
  site_name: 'The Farmhouse',
  price_per_guest: String(DEFAULT_PRICE_BOOK.pricePerGuest),
  capacity: '50+',
  support_hours: '24/7',
  hero_title_line1: 'Your Perfect',
  hero_title_line2: 'Getaway',
  hero_location: 'Near Hyderabad',
  maintenance_fee: String(DEFAULT_PRICE_BOOK.maintenanceFee),
  turnaround_minutes: '60',
  booking_max_days_ahead: String(DEFAULT_STAY_LIMITS.maxDaysAhead),
  booking_max_nights: String(DEFAULT_STAY_LIMITS.maxNights),
  payment_window_hours: '24',
  advance_percent: '100',
  balance_days: '0',
  security_deposit: '0',
  cancellation_terms: JSON.stringify(DEFAULT_CANCELLATION_TERMS),
  what_to_bring: [
    'A photo ID of every adult, such as Aadhaar',
    'Swimwear and a change of clothes',
    'Your own medicines, and something against mosquitoes',
  ].join('\n'),
  mail_picture: 'none',
  analytics_consent: 'opt_out',
};

/** Stored values by key. */
export type SettingValues = ReadonlyMap<string, string>;

/** The stored text, else the default, else an empty text. */
export function settingText(values: SettingValues, key: SettingKey): string {
  return values.get(key)?.trim() || SETTING_DEFAULTS[key] || '';
}

/** The setting as a whole number (`₹1,150` reads as 1150), else its default. */
export function settingNumber(values: SettingValues, key: SettingKey): number {
  const stored = parseRupees(values.get(key) ?? '');
  return stored ?? Number(SETTING_DEFAULTS[key] ?? 0);
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
