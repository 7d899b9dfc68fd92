export const SETTING_TYPES = ['text', 'number', 'url', 'email', 'phone'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export interface SettingDefinition {
  type: SettingType;
  /** Its name for the owner. */
  label: string;
  /** Its purpose or unit; does not repeat the label. */
  description: string;
  /** Shown to anyone by `GET /api/settings`. */
  public: boolean;
  /** Offered by the dashboard's Quick Setup even while it has no value. */
  quickSetup: boolean;
}

const publicSetting = (label: string, description: string, type: SettingType = 'text'): SettingDefinition => ({
  type,
  label,
  description,
  public: true,
  quickSetup: true,
});
const privateSetting = (label: string, description: string, type?: SettingType): SettingDefinition => ({
  ...publicSetting(label, description, type),
  public: false,
});
const outsideQuickSetup = (definition: SettingDefinition): SettingDefinition => ({ ...definition, quickSetup: false });

/**
 * Every predefined setting, in the order in which the dashboard lists them. Their defaults are in setting.ts, so that
 * the public site, which reads values only, loads none of this.
 */
export const SETTINGS = {
  site_name: publicSetting('Name of the house', 'On every page, in mails and in guests’ payment apps'),
  site_description: publicSetting('About the house', 'One sentence, for the foot of pages and for search results'),
  contact_phone: publicSetting('Phone', 'The number guests call first', 'phone'),
  contact_email: publicSetting('Contact email', 'Guests see it and write to it', 'email'),
  contact_address: publicSetting('Postal address', 'On the contact page, in mails and on receipts'),
  whatsapp_number: publicSetting('WhatsApp number', 'Opens a chat from the site', 'phone'),
  upi_id: publicSetting('UPI id', 'Guests pay to it'),
  business_hours: publicSetting('Phone hours', 'When somebody answers calls and chats'),
  booking_email: privateSetting('Booking email', 'Gets the mails about bookings; guests never see it', 'email'),
  emergency_contact: privateSetting('Emergency phone', 'Only for guests with a confirmed stay', 'phone'),
  google_maps_place_url: publicSetting('Map link', 'Shows the house on a map', 'url'),
  google_maps_embed_url: publicSetting(
    'Embedded map',
    'A map of Google or OpenStreetMap is shown inside the page, any other in a new tab',
    'url',
  ),
  google_maps_directions_url: publicSetting('Directions link', 'Opens the way to the house', 'url'),
  location_latitude: publicSetting('Latitude', 'In degrees, like 17.5236'),
  location_longitude: publicSetting('Longitude', 'In degrees, like 78.6684'),
  social_facebook: publicSetting('Facebook', 'Link to the page', 'url'),
  social_instagram: publicSetting('Instagram', 'Link to the profile', 'url'),
  social_twitter: publicSetting('X (Twitter)', 'Link to the profile', 'url'),
  price_per_guest: publicSetting('Price per guest', 'Whole rupees, for the whole stay', 'number'),
  capacity: publicSetting('Maximum guests', 'As pages say it, such as 50+'),
  support_hours: publicSetting('Support hours', 'As the home page says it, such as 24/7'),
  hero_title_line1: publicSetting('Headline, first line', 'Over the large picture of the home page'),
  hero_title_line2: publicSetting('Headline, second line', 'Below the first'),
  hero_location: publicSetting('Place', 'Above the headline'),
  hero_description: publicSetting('Introduction', 'The sentence below the headline'),
  phone_secondary: outsideQuickSetup(publicSetting('Second phone', 'Beside the first', 'phone')),
  maintenance_fee: outsideQuickSetup(publicSetting('Maintenance fee', 'Whole rupees, once for every stay', 'number')),
  turnaround_minutes: outsideQuickSetup(privateSetting('Time between two stays', 'Minutes', 'number')),
  booking_max_days_ahead: outsideQuickSetup(publicSetting('Booking ahead', 'Days from today at most', 'number')),
  booking_max_nights: outsideQuickSetup(publicSetting('Longest stay', 'Nights', 'number')),
  payment_window_hours: outsideQuickSetup(privateSetting('Time to pay', 'Hours that a guest has', 'number')),
  advance_percent: outsideQuickSetup(
    publicSetting('Advance', 'Percent of the total that is due first; 100 is all at once', 'number'),
  ),
  balance_days: outsideQuickSetup(
    publicSetting('Balance', 'Days before arrival on which it is due; 0 is on arrival', 'number'),
  ),
  security_deposit: outsideQuickSetup(
    publicSetting('Security deposit', 'Whole rupees, refundable, on arrival; 0 is none', 'number'),
  ),
  cancellation_terms: outsideQuickSetup(
    publicSetting('Cancellation terms', 'What a guest who cancels gets back, by days before check-in'),
  ),
  arrival_directions: outsideQuickSetup(
    privateSetting('Directions on the day', 'How guests find the gate; sent on the morning of their arrival'),
  ),
  gate_code: outsideQuickSetup(privateSetting('Gate code', 'Only for guests who arrive today')),
  wifi_name: outsideQuickSetup(privateSetting('Wi-Fi name', 'Only for guests who arrive today')),
  wifi_password: outsideQuickSetup(privateSetting('Wi-Fi password', 'Only for guests who arrive today')),
  what_to_bring: outsideQuickSetup(
    privateSetting('What to bring', 'In mails before the arrival; each line is one entry of the list'),
  ),
  mail_picture: outsideQuickSetup(
    privateSetting('Picture in mails', 'Above requests, confirmations, reminders and thanks'),
  ),
  review_link: outsideQuickSetup(privateSetting('Review link', 'In the thanks on the day after a stay', 'url')),
  gstin: outsideQuickSetup(privateSetting('GST number', 'With one, receipts are tax invoices')),
  gst_rates: outsideQuickSetup(privateSetting('GST rates', 'On receipts, by the price of a night')),
  analytics_consent: outsideQuickSetup(publicSetting('Counting of visitors', 'With or without asking them first')),
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** The keys that anyone may read. Rule: public reads show what is public. */
export const PUBLIC_SETTING_KEYS: readonly SettingKey[] = SETTING_KEYS.filter((key) => SETTINGS[key].public);

export function settingDefinition(key: string): SettingDefinition | undefined {
  return Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : undefined;
}
