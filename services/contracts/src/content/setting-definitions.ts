export const SETTING_TYPES = ['text', 'number', 'url', 'email', 'phone'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export interface SettingDefinition {
  type: SettingType;
  description: string;
  /** Shown to anyone by `GET /api/settings`. */
  public: boolean;
  /** Offered by the dashboard's Quick Setup. */
  quickSetup: boolean;
}

const publicSetting = (description: string, type: SettingType = 'text'): SettingDefinition => ({
  type,
  description,
  public: true,
  quickSetup: true,
});
const privateSetting = (description: string, type?: SettingType): SettingDefinition => ({
  ...publicSetting(description, type),
  public: false,
});
const outsideQuickSetup = (definition: SettingDefinition): SettingDefinition => ({ ...definition, quickSetup: false });

/**
 * Every predefined setting, in the order in which the dashboard lists them. Their defaults are in setting.ts, so that the
 * public site, which reads values only, loads none of this.
 */
export const SETTINGS = {
  site_name: publicSetting('Name of the place'),
  site_description: publicSetting('One sentence about the place'),
  contact_phone: publicSetting('Phone number guests call first', 'phone'),
  contact_email: publicSetting('Contact e-mail', 'email'),
  contact_address: publicSetting('Postal address'),
  whatsapp_number: publicSetting('WhatsApp number', 'phone'),
  upi_id: publicSetting('UPI id that guests pay to'),
  business_hours: publicSetting('Phone hours'),
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
  price_per_guest: publicSetting('Price per guest, whole rupees', 'number'),
  capacity: publicSetting('How many guests the place takes'),
  support_hours: publicSetting('When support is there'),
  hero_title_line1: publicSetting('First line of the headline'),
  hero_title_line2: publicSetting('Second line of the headline'),
  hero_location: publicSetting('Line above the headline'),
  hero_description: publicSetting('Sentence below the headline'),
  phone_secondary: outsideQuickSetup(publicSetting('Second phone number', 'phone')),
  maintenance_fee: outsideQuickSetup(publicSetting('Maintenance fee of every stay, whole rupees', 'number')),
  turnaround_minutes: outsideQuickSetup(privateSetting('Minutes between two stays', 'number')),
  booking_max_days_ahead: outsideQuickSetup(publicSetting('How many days ahead a stay can begin', 'number')),
  booking_max_nights: outsideQuickSetup(publicSetting('Longest stay, nights', 'number')),
  payment_window_hours: outsideQuickSetup(privateSetting('Hours a guest has to pay', 'number')),
  advance_percent: outsideQuickSetup(
    publicSetting('Percent of the total that is due first; 100 is all at once', 'number'),
  ),
  balance_days: outsideQuickSetup(
    publicSetting('Days before arrival on which the balance is due; 0 is on arrival', 'number'),
  ),
  security_deposit: outsideQuickSetup(
    publicSetting('Refundable deposit on arrival, whole rupees; 0 is none', 'number'),
  ),
  cancellation_terms: outsideQuickSetup(publicSetting('What is returned after a cancellation, by days before arrival')),
  gstin: outsideQuickSetup(privateSetting('GST number; with one, receipts are tax invoices')),
  gst_rates: outsideQuickSetup(privateSetting('Rates of GST and the state of the house')),
  analytics_consent: outsideQuickSetup(
    publicSetting('opt_out: count visitors unless they decline; opt_in: only after consent'),
  ),
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** The keys that anyone may read. Rule: public reads show what is public. */
export const PUBLIC_SETTING_KEYS: readonly SettingKey[] = SETTING_KEYS.filter((key) => SETTINGS[key].public);

export function settingDefinition(key: string): SettingDefinition | undefined {
  return Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : undefined;
}
