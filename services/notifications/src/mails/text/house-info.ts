import { settingText, type SettingKey, type SettingValues } from '@farmhouse/contracts/content/setting';
import { plainEmailAddress } from './email-address.ts';

/** What mails say about the house; a setting that the owner has not stored is undefined, and its line left out. */
export interface HouseInfo {
  name: string;
  phone?: string;
  whatsapp?: string;
  email?: string;
  address?: string;
  /** Number for guests during a stay. */
  emergencyPhone?: string;
  directionsUrl?: string;
  upiId?: string;
  /** What only arriving guests are told. */
  arrivalDirections?: string;
  gateCode?: string;
  wifiName?: string;
  wifiPassword?: string;
  /** True if friendly mails show the picture that comes with the product: the owner has said that it fits the house. */
  hasPicture: boolean;
  /** What guests are asked to bring, one entry each. */
  toBring: readonly string[];
  /** Where guests write about their stay. */
  reviewUrl?: string;
}

function webAddress(text: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(text) ? text : undefined;
}

function coordinatesUrl(latitude: string, longitude: string): string | undefined {
  const point = [latitude, longitude].map((text) => (text ? Number(text) : Number.NaN));
  if (!point.every(Number.isFinite)) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${point.join(',')}`;
}

export function houseInfoOf(settings: SettingValues): HouseInfo {
  const text = (key: SettingKey) => settingText(settings, key);
  const some = (key: SettingKey) => text(key) || undefined;
  return {
    name: text('site_name'),
    phone: some('contact_phone'),
    whatsapp: some('whatsapp_number'),
    email: plainEmailAddress(text('contact_email')),
    address: some('contact_address'),
    emergencyPhone: some('emergency_contact'),
    directionsUrl:
      webAddress(text('google_maps_directions_url')) ??
      webAddress(text('google_maps_place_url')) ??
      coordinatesUrl(text('location_latitude'), text('location_longitude')),
    upiId: some('upi_id'),
    arrivalDirections: some('arrival_directions'),
    gateCode: some('gate_code'),
    wifiName: some('wifi_name'),
    wifiPassword: some('wifi_password'),
    hasPicture: text('mail_picture') === 'farmhouse',
    toBring: text('what_to_bring')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    reviewUrl: webAddress(text('review_link')),
  };
}
