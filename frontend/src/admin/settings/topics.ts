import { SETTING_KEYS, type SettingKey } from '@farmhouse/contracts/content/setting-definitions';

export const TOPICS = [
  'house',
  'contact',
  'map',
  'social',
  'home',
  'prices',
  'payments',
  'tax',
  'bookings',
  'arrival',
  'advanced',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  house: 'The house',
  contact: 'Contact',
  map: 'Map',
  social: 'Social networks',
  home: 'Home page',
  prices: 'Prices',
  payments: 'Payments and cancellation',
  tax: 'GST',
  bookings: 'Bookings',
  arrival: 'Arrival and thanks',
  advanced: 'Advanced',
};

const TOPIC_OF: Record<SettingKey, Topic> = {
  site_name: 'house',
  site_description: 'house',
  contact_phone: 'contact',
  contact_email: 'contact',
  contact_address: 'contact',
  whatsapp_number: 'contact',
  upi_id: 'payments',
  business_hours: 'contact',
  booking_email: 'contact',
  emergency_contact: 'contact',
  google_maps_place_url: 'map',
  google_maps_embed_url: 'map',
  google_maps_directions_url: 'map',
  location_latitude: 'map',
  location_longitude: 'map',
  social_facebook: 'social',
  social_instagram: 'social',
  social_twitter: 'social',
  price_per_guest: 'prices',
  capacity: 'house',
  support_hours: 'contact',
  hero_title_line1: 'home',
  hero_title_line2: 'home',
  hero_location: 'home',
  hero_description: 'home',
  phone_secondary: 'contact',
  maintenance_fee: 'prices',
  turnaround_minutes: 'bookings',
  booking_max_days_ahead: 'bookings',
  booking_max_nights: 'bookings',
  payment_window_hours: 'payments',
  advance_percent: 'payments',
  balance_days: 'payments',
  security_deposit: 'prices',
  cancellation_terms: 'payments',
  arrival_directions: 'arrival',
  gate_code: 'arrival',
  wifi_name: 'arrival',
  wifi_password: 'arrival',
  what_to_bring: 'arrival',
  mail_picture: 'house',
  review_link: 'arrival',
  gstin: 'tax',
  gst_rates: 'tax',
  analytics_consent: 'advanced',
};

const isPredefined = (key: string): key is SettingKey => (SETTING_KEYS as readonly string[]).includes(key);

/** The topic of a setting; settings of the owner's own are advanced. */
export function topicOf(key: string): Topic {
  return isPredefined(key) ? TOPIC_OF[key] : 'advanced';
}
