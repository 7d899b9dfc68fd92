import { describe, expect, it } from '@jest/globals';
import {
  priceBookOf,
  SETTING_KEY_PATTERN,
  settingNumber,
  settingText,
  stayLimitsOf,
  type SettingKey,
} from './setting.ts';
import { PUBLIC_SETTING_KEYS, SETTING_KEYS, SETTINGS, settingDefinition } from './setting-definitions.ts';

const stored = (values: Partial<Record<SettingKey, string>>) => new Map(Object.entries(values));

describe('SETTINGS', () => {
  it('keeps settings for arriving guests private', () => {
    const secrets: SettingKey[] = ['arrival_directions', 'gate_code', 'wifi_name', 'wifi_password'];

    expect(PUBLIC_SETTING_KEYS.filter((key) => secrets.includes(key))).toEqual([]);
  });

  it('offers 25 keys in Quick Setup', () => {
    expect(SETTING_KEYS.filter((key) => SETTINGS[key].quickSetup)).toHaveLength(25);
  });

  it('makes the 21 keys of the public site public', () => {
    const siteKeys = [
      ...['site_name', 'social_facebook', 'social_instagram', 'social_twitter'],
      ...['contact_phone', 'contact_email', 'contact_address', 'phone_secondary', 'whatsapp_number'],
      ...['price_per_guest', 'capacity', 'support_hours'],
      ...['hero_title_line1', 'hero_title_line2', 'hero_location', 'hero_description'],
      ...['location_latitude', 'location_longitude'],
      ...['google_maps_embed_url', 'google_maps_directions_url', 'google_maps_place_url'],
    ];

    expect(PUBLIC_SETTING_KEYS).toEqual(expect.arrayContaining(siteKeys));
  });

  it('keeps the keys for the owner and for guests during a stay private', () => {
    const hidden = SETTING_KEYS.filter((key) => !PUBLIC_SETTING_KEYS.includes(key));

    expect(hidden).toEqual(expect.arrayContaining(['booking_email', 'emergency_contact', 'turnaround_minutes']));
  });

  it('has one label for each key, which its description does not repeat', () => {
    const labels = SETTING_KEYS.map((key) => SETTINGS[key].label.toLowerCase());

    expect(new Set(labels).size).toBe(labels.length);
    expect(
      SETTING_KEYS.filter((key) => SETTINGS[key].description.toLowerCase().includes(SETTINGS[key].label.toLowerCase())),
    ).toEqual([]);
  });

  it('has only keys that match SETTING_KEY_PATTERN', () => {
    expect(SETTING_KEYS.filter((key) => !SETTING_KEY_PATTERN.test(key))).toEqual([]);
  });

  it.each(['unknown', 'constructor', '__proto__'])('settingDefinition returns undefined for %s', (key) => {
    expect(settingDefinition(key)).toBeUndefined();
  });
});

describe('settingText and settingNumber', () => {
  it.each<[SettingKey, string | undefined, string]>([
    ['site_name', 'Vennela Grove', 'Vennela Grove'],
    ['site_name', '  Vennela Grove ', 'Vennela Grove'],
    ['capacity', undefined, '50+'],
    ['support_hours', '   ', '24/7'],
    ['social_facebook', undefined, ''],
  ])('settingText reads %s, stored as %j, as %j', (key, value, text) => {
    expect(settingText(stored(value === undefined ? {} : { [key]: value }), key)).toBe(text);
  });

  it.each<[SettingKey, string | undefined, number]>([
    ['price_per_guest', '₹1,150', 1150],
    ['price_per_guest', '999', 999],
    ['price_per_guest', '0', 0],
    ['price_per_guest', 'free', 1150],
    ['price_per_guest', undefined, 1150],
    ['booking_max_nights', undefined, 30],
    ['turnaround_minutes', undefined, 60],
  ])('settingNumber reads %s, stored as %j, as %i', (key, value, number) => {
    expect(settingNumber(stored(value === undefined ? {} : { [key]: value }), key)).toBe(number);
  });

  it('priceBookOf and stayLimitsOf fill in defaults', () => {
    expect(priceBookOf(stored({ maintenance_fee: '₹750' }))).toEqual({ pricePerGuest: 1150, maintenanceFee: 750 });
    expect(stayLimitsOf(stored({ booking_max_nights: '7' }))).toEqual({ maxDaysAhead: 365, maxNights: 7 });
  });
});
