import { SETTING_KEYS, type SettingKey } from '@farmhouse/contracts/content/setting-definitions';

export const TOPICS = ['payments', 'contact', 'prices', 'home', 'search', 'advanced'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  payments: 'Payments',
  contact: 'Contact',
  prices: 'Prices',
  home: 'Home page',
  search: 'Search',
  advanced: 'Advanced',
};

const TOPIC_OF: Record<SettingKey, Topic> = {
  site_name: 'search',
  site_description: 'search',
  contact_phone: 'contact',
  contact_email: 'contact',
  contact_address: 'contact',
  whatsapp_number: 'contact',
  upi_id: 'payments',
  business_hours: 'contact',
  booking_email: 'contact',
  emergency_contact: 'contact',
  google_maps_place_url: 'contact',
  google_maps_embed_url: 'contact',
  google_maps_directions_url: 'contact',
  location_latitude: 'search',
  location_longitude: 'search',
  social_facebook: 'contact',
  social_instagram: 'contact',
  social_twitter: 'contact',
  price_per_guest: 'prices',
  capacity: 'home',
  support_hours: 'contact',
  hero_title_line1: 'home',
  hero_title_line2: 'home',
  hero_location: 'home',
  hero_description: 'home',
  phone_secondary: 'contact',
  maintenance_fee: 'prices',
  turnaround_minutes: 'advanced',
  booking_max_days_ahead: 'advanced',
  booking_max_nights: 'advanced',
  payment_window_hours: 'payments',
  advance_percent: 'payments',
  balance_days: 'payments',
  security_deposit: 'payments',
  cancellation_terms: 'payments',
  gstin: 'payments',
  gst_rates: 'payments',
  analytics_consent: 'advanced',
};

const isPredefined = (key: string): key is SettingKey => (SETTING_KEYS as readonly string[]).includes(key);

/** The topic of a setting; settings of the owner's own are advanced. */
export function topicOf(key: string): Topic {
  return isPredefined(key) ? TOPIC_OF[key] : 'advanced';
}

/** Number of settings per topic. */
export function countByTopic(keys: readonly string[]): Record<Topic, number> {
  const counts: Record<Topic, number> = { payments: 0, contact: 0, prices: 0, home: 0, search: 0, advanced: 0 };
  for (const key of keys) counts[topicOf(key)] += 1;
  return counts;
}
