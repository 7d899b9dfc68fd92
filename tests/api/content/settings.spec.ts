import type { PublicSetting } from '@farmhouse/contracts/content/setting';
import { accepted, call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

const READ_BY_THE_SITE = [
  ...['site_name', 'social_facebook', 'social_instagram', 'social_twitter', 'contact_phone', 'contact_email'],
  ...['contact_address', 'phone_secondary', 'whatsapp_number', 'price_per_guest', 'capacity', 'support_hours'],
  ...['hero_title_line1', 'hero_title_line2', 'hero_location', 'hero_description', 'location_latitude'],
  ...['location_longitude', 'google_maps_embed_url', 'google_maps_directions_url', 'google_maps_place_url'],
];
const MORE_PUBLIC = ['business_hours', 'site_description', 'upi_id', 'maintenance_fee', 'analytics_consent'];
const LIMITS = ['booking_max_days_ahead', 'booking_max_nights'];
const TERMS = ['advance_percent', 'balance_days', 'security_deposit', 'cancellation_terms'];
const PUBLIC = new Set([...READ_BY_THE_SITE, ...MORE_PUBLIC, ...LIMITS, ...TERMS]);

test('GET /api/settings returns public settings as keys and values, and no others', async () => {
  const settings = accepted(await call<PublicSetting[]>('GET', '/api/settings'));

  for (const setting of settings) {
    expect(Object.keys(setting).sort()).toEqual(['key', 'value']);
    expect(PUBLIC, setting.key).toContain(setting.key);
  }
  const keys = settings.map(({ key }) => key);
  expect(keys).toContain('upi_id');
  for (const secret of ['booking_email', 'emergency_contact', 'turnaround_minutes', 'payment_window_hours'])
    expect(keys).not.toContain(secret);
});

test('GET /api/settings does not return a setting that the owner has added', async ({ owner }) => {
  const key = `note_${Date.now()}`;
  await owner.send('POST', '/api/admin/site-settings', { key, value: 'not public' });

  await eventually(async () => {
    const all = await owner.get<PublicSetting[]>('/api/admin/site-settings');
    expect(all.map((setting) => setting.key)).toContain(key);
  });
  expect((await call('GET', `/api/settings?t=${key}`)).text).not.toContain(key);
});

test('POST /api/admin/site-settings returns 409 for an existing key, PUT 400 for another key', async ({ owner }) => {
  const settings = await owner.get<{ id: number; key: string; value: string }[]>('/api/admin/site-settings');
  const [first] = settings;

  const twice = await owner.call('POST', '/api/admin/site-settings', { body: { key: first?.key, value: 'x' } });
  const renamed = await owner.call('PUT', `/api/admin/site-settings/${first?.id}`, {
    body: { ...first, key: 'another_key' },
  });

  expectProblem(twice, 409, 'key-taken');
  expectProblem(renamed, 400);
});
