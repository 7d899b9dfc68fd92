import { describe, expect, it } from '@jest/globals';
import { SETTING_DEFAULTS } from '@farmhouse/contracts/content/setting';
import { SETTING_KEYS, SETTINGS, type SettingType } from '@farmhouse/contracts/content/setting-definitions';
import { DEMO_SETTINGS } from '../demo/settings.ts';
import { settingTypeOf, settingValueProblem } from './setting.rules.ts';

const CUSTOM_KEY = 'a_key_of_the_owner';

describe('settingValueProblem by type', () => {
  it.each<[SettingType, string[]]>([
    ['text', ['', 'Anything at all', '<b>', 'two\nlines']],
    ['number', ['0', '1150', '₹1,150', ' 1 150 ', '1150.00']],
    ['url', ['', 'https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM']],
    ['email', ['', 'stay@example.com', 'first.last+tag@sub.example.co.in']],
    ['phone', ['', '+91 00000 11500', '0000011500', '(040) 0000-0000']],
  ])('accepts for the type %s: %j', (type, values) => {
    const refused = values.filter((value) => settingValueProblem(CUSTOM_KEY, type, value));

    expect(refused).toEqual([]);
  });

  it.each<[SettingType, string[]]>([
    ['number', ['', 'many', '-1', '1.5', '1e3', '0x10', '1150 rupees', '12345678901']],
    [
      'url',
      [
        'example.com',
        '//example.com',
        'javascript:alert(1)',
        'java\nscript:alert(1)',
        'data:text/html,x',
        'ftp://example.com',
        'https://',
        'https://exa mple.com',
        'https:\\\\example.com',
      ],
    ],
    [
      'email',
      [
        'stay',
        'stay@',
        '@example.com',
        'a b@example.com',
        'a@example.com\nBcc: b@example.com',
        '"a\nBcc: b"@example.com',
      ],
    ],
    ['phone', ['12345', 'call me', '+91 00000 11500 ext. 2', '1'.repeat(21)]],
  ])('refuses for the type %s: %j', (type, values) => {
    const accepted = values.filter((value) => settingValueProblem(CUSTOM_KEY, type, value) === undefined);

    expect(accepted).toEqual([]);
  });
});

describe('settingValueProblem by key', () => {
  it.each<[string, string[], string[]]>([
    ['price_per_guest', ['₹1,150', '0', '1150'], ['', 'free', '-5', '99999999']],
    ['maintenance_fee', ['0', '500'], ['', 'none']],
    ['turnaround_minutes', ['0', '60', '1440'], ['1441', '10080', 'an hour']],
    ['booking_max_days_ahead', ['1', '365'], ['0', '2000']],
    ['booking_max_nights', ['1', '365'], ['0', '366']],
    ['payment_window_hours', ['1', '24'], ['0', '9000']],
    ['location_latitude', ['', '17.5236', '-90', '90'], ['91', '-90.1', '17,5', 'north', 'NaN', '1e1']],
    ['location_longitude', ['', '78.6684', '-180', '180'], ['180.5', '-181', '78.66°']],
    ['google_maps_embed_url', ['', 'https://maps.example.com/e'], ['http://maps.example.com/e', 'javascript:1']],
    ['upi_id', ['', 'owner@bank', 'first.last-1_2@ok.bank'], ['owner', '@bank', 'owner@', 'a b@bank', 'o@bank&am=1']],
    ['mail_picture', ['none', 'farmhouse'], ['', 'yes', 'None']],
    ['analytics_consent', ['opt_in', 'opt_out'], ['', 'maybe', 'OPT_IN']],
    ['contact_phone', ['', '+91 00000 11500'], ['soon']],
  ])('applies the rule of %s', (key, accepted, refused) => {
    const type = settingTypeOf(key);
    const isAccepted = (value: string) => settingValueProblem(key, type, value) === undefined;

    expect(accepted.filter((value) => !isAccepted(value))).toEqual([]);
    expect(refused.filter(isAccepted)).toEqual([]);
  });

  it.each(SETTING_KEYS)('accepts the default and the demo value of %s', (key) => {
    const { type } = SETTINGS[key];

    expect(settingValueProblem(key, type, SETTING_DEFAULTS[key] ?? '')).toBeUndefined();
    expect(settingValueProblem(key, type, DEMO_SETTINGS[key])).toBeUndefined();
  });

  it('says that two stays are at most a day apart', () => {
    expect(settingValueProblem('turnaround_minutes', 'number', '1441')).toBe(
      'Value must be a whole number between 0 and 1440 minutes, which is one day',
    );
  });

  it.each(['price_per_guest', 'maintenance_fee', 'security_deposit'])('names the bounds of %s as amounts', (key) => {
    expect(settingValueProblem(key, 'number', '10000001')).toBe(
      'Value must be in whole rupees, from ₹0 to ₹1,00,00,000',
    );
  });

  it('applies the rule of the type to keys that are properties of Object.prototype', () => {
    for (const key of ['constructor', 'toString', '__proto__']) {
      expect(settingValueProblem(key, settingTypeOf(key, 'number'), 'many')).toBe('Value must be a whole number');
    }
  });
});

describe('settingTypeOf', () => {
  it.each<[string, SettingType | undefined, SettingType]>([
    ['price_per_guest', 'text', 'number'],
    ['price_per_guest', undefined, 'number'],
    [CUSTOM_KEY, 'email', 'email'],
    [CUSTOM_KEY, undefined, 'text'],
  ])('returns for %s, requested as %s, the type %s', (key, requested, type) => {
    expect(settingTypeOf(key, requested)).toBe(type);
  });
});
