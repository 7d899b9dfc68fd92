import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import { DEFAULT_TAX_RATES } from '@farmhouse/contracts/bookings/receipt/tax';
import { settingText, type SettingKey } from '@farmhouse/contracts/content/setting';

/**
 * An invented farmhouse at Keesara near Hyderabad. Its numbers, UPI id and addresses cannot reach or pay any real
 * person: no Indian number begins with 00000, no bank is called `invalid`, and example.com is reserved.
 */
export const DEMO_SETTINGS: Record<SettingKey, string> = {
  site_name: 'Vennela Grove',
  site_description:
    'A private farmhouse with a pool, lawns and mango shade at Keesara, forty minutes from Hyderabad, for one family or one celebration at a time.',
  contact_phone: '+91 00000 11500',
  contact_email: 'stay@example.com',
  contact_address: 'Vennela Grove, Bogaram Road, Keesara, Medchal-Malkajgiri, Telangana 501301',
  whatsapp_number: '+91 00000 11501',
  upi_id: 'vennelagrove@invalid',
  business_hours: 'Every day, 8:00 am to 10:00 pm',
  booking_email: 'bookings@example.com',
  emergency_contact: '+91 00000 11502',
  google_maps_place_url: 'https://www.google.com/maps/search/?api=1&query=17.5236,78.6684',
  google_maps_embed_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=78.6484%2C17.5086%2C78.6884%2C17.5386&layer=mapnik&marker=17.5236%2C78.6684',
  google_maps_directions_url: 'https://www.google.com/maps/dir/?api=1&destination=17.5236,78.6684',
  location_latitude: '17.5236',
  location_longitude: '78.6684',
  social_facebook: 'https://facebook.example.com/vennelagrove',
  social_instagram: 'https://instagram.example.com/vennelagrove',
  social_twitter: 'https://x.example.com/vennelagrove',
  price_per_guest: '1150',
  capacity: '50+',
  support_hours: '24/7',
  hero_title_line1: 'Your Perfect',
  hero_title_line2: 'Getaway',
  hero_location: 'Keesara, near Hyderabad',
  hero_description:
    'Wake up to birdsong, float till lunch, grill under the neem trees. The whole house, the pool and three acres of green are yours alone.',
  phone_secondary: '+91 00000 11503',
  maintenance_fee: '500',
  turnaround_minutes: '60',
  booking_max_days_ahead: '365',
  booking_max_nights: '30',
  payment_window_hours: '24',
  advance_percent: '100',
  balance_days: '0',
  security_deposit: '5000',
  cancellation_terms: JSON.stringify(DEFAULT_CANCELLATION_TERMS),
  arrival_directions:
    'At Keesara, turn off the main road into Bogaram Road. After two kilometres our green gate is on the right, opposite the banyan tree. Type the code at the post on the left, and park under the mango trees.',
  gate_code: '2486',
  wifi_name: 'Vennela Grove',
  wifi_password: 'mango-shade-11',
  what_to_bring: settingText(new Map(), 'what_to_bring'),
  mail_picture: 'farmhouse',
  review_link: 'https://reviews.example.com/vennela-grove',
  gstin: '',
  gst_rates: JSON.stringify(DEFAULT_TAX_RATES),
  analytics_consent: 'opt_out',
};
