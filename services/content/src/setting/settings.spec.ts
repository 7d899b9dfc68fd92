import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settingNumber, type PublicSetting, type SettingView } from '@farmhouse/contracts/content/setting';
import { PUBLIC_SETTING_KEYS, SETTING_KEYS } from '@farmhouse/contracts/content/setting-definitions';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { DEMO_SETTINGS } from '../demo/settings.ts';
import { startContent } from '../testing/test-content.ts';
import { SettingsService } from './settings.service.ts';

const ADMIN = '/api/admin/site-settings';
const price = { key: 'price_per_guest', value: '₹1,150' };

let content: TestService;

beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());
beforeEach(() => emptyTables(content.app.get(DataSource), ['settings', 'outbox'], { restartIdentity: true }));

const add = async (fields: object): Promise<SettingView> => {
  const { status, body } = await callAsAdmin<SettingView>(content, 'POST', ADMIN, { body: fields });
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) =>
  callAsAdmin<SettingView & Problem>(content, 'PUT', `${ADMIN}/${id}`, { body });
const listPublic = async () => (await call<PublicSetting[]>(content, 'GET', '/api/settings')).body;

describe('GET /api/settings', () => {
  it('returns only the key and value of stored public settings', async () => {
    for (const key of SETTING_KEYS) await content.app.get(SettingsService).create({ key, value: DEMO_SETTINGS[key] });
    await add({ key: 'bank_account', value: 'secret' });

    const { status, body, headers } = await call<PublicSetting[]>(content, 'GET', '/api/settings');

    const shown = PUBLIC_SETTING_KEYS.map((key) => ({ key, value: DEMO_SETTINGS[key] }));
    expect(status).toBe(200);
    expect(body).toEqual(shown.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['booking_email', 'emergency_contact', 'turnaround_minutes'])(
    'never includes the private setting %s',
    async (key) => {
      await add({ key, value: DEMO_SETTINGS[key as keyof typeof DEMO_SETTINGS] });

      expect(await listPublic()).toEqual([]);
    },
  );

  it('includes no default of a setting that is not stored', async () => {
    expect(await listPublic()).toEqual([]);
  });
});

describe('/api/admin/site-settings', () => {
  it('POST /api/admin/site-settings stores an amount as typed; it can be read as a number', async () => {
    const setting = await add({ ...price, type: 'text', id: 9 });

    expect(setting).toEqual({
      ...price,
      id: 1,
      type: 'number',
      description: 'Whole rupees, for the whole stay',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const values = new Map((await listPublic()).map(({ key, value }) => [key, value]));
    expect(settingNumber(values, 'price_per_guest')).toBe(1150);
  });

  it('POST and PUT store a number as its text, if it fits the type', async () => {
    const { id, value } = await add({ key: 'price_per_guest', value: 1200, type: 'number' });

    const [changed, refused] = [await change(id, { value: 1350 }), await change(id, { value: 1350.5 })];

    expect(value).toBe('1200');
    expect(changed).toMatchObject({ status: 200, body: { value: '1350' } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'value' }] } });
  });

  it('GET /api/admin/site-settings lists predefined settings in their order, then others, newest first', async () => {
    for (const key of ['own_one', 'upi_id', 'own_two', 'site_name']) await add({ key, value: '' });

    const { status, body } = await callAsAdmin<SettingView[]>(content, 'GET', ADMIN);

    expect(status).toBe(200);
    expect(body.map(({ key }) => key)).toEqual(['site_name', 'upi_id', 'own_two', 'own_one']);
  });

  it('POST returns 409 for a key that is stored already', async () => {
    await add(price);

    const again = await callAsAdmin(content, 'POST', ADMIN, { body: { ...price, value: '1200' } });

    const problem = { code: 'key-taken', message: 'A setting with this key already exists' };
    expect(again).toMatchObject({ status: 409, body: problem });
    expect(await listPublic()).toEqual([price]);
  });

  it('PUT /api/admin/site-settings/:id changes the value and keeps a type and description left out', async () => {
    const setting = await add({ key: 'own', value: 'a@example.com', type: 'email', description: 'Mine' });

    const { status, body } = await change(setting.id, { value: 'b@example.com' });

    expect(status).toBe(200);
    expect(body).toEqual({ ...setting, value: 'b@example.com', updatedAt: expect.any(String) });
    expect(body.updatedAt > setting.updatedAt).toBe(true);
  });

  it('PUT returns 400 without any field, and changes nothing when only the key is sent', async () => {
    const { id, key } = await add({ key: 'upi_id', value: 'old@bank' });

    const responses = [await change(id, {}), await change(id, { key })];

    expect(responses.map(({ status }) => status)).toEqual([400, 200]);
  });

  it('PUT without a value keeps the one that another admin has stored meanwhile', async () => {
    const { id } = await add({ key: 'upi_id', value: 'old@bank' });
    await change(id, { value: 'new@bank' });

    const { status, body } = await change(id, { description: 'Where guests pay' });

    expect({ status, value: body.value, description: body.description }).toEqual({
      status: 200,
      value: 'new@bank',
      description: 'Where guests pay',
    });
  });

  it('PUT clears a value and a description', async () => {
    const { id } = await add({ key: 'contact_phone', value: '+91 00000 11500' });

    const { body } = await change(id, { key: 'contact_phone', value: '  ', description: '' });

    expect(body).toMatchObject({ value: '', description: null });
  });

  it.each([
    ['Telugu digits', '+౯౧ ౯౦౦౦౦ ౧౧౫౦౦'],
    ['Hindi digits', '+९१ ९०००० ११५००'],
  ])(
    'POST and PUT store a phone number with %s in Latin digits, without invisible characters',
    async (_what, value) => {
      const { id, value: added } = await add({ key: 'contact_phone', value });
      const own = await add({ key: 'own', value, type: 'text' });

      const changed = await change(id, { value });
      const retyped = await change(own.id, { type: 'phone' });

      expect([added, changed.body.value, retyped.body.value]).toEqual(Array(3).fill('+91 90000 11500'));
      expect(own.value).toBe(value);
    },
  );

  it('PUT returns 400 for another key', async () => {
    const { id } = await add(price);

    const { status, body } = await change(id, { key: 'maintenance_fee', value: '1' });

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'key', message: 'The key of a setting cannot be changed' }]);
    expect(await listPublic()).toEqual([price]);
  });

  it('PUT returns 400 for a type that the value does not fit', async () => {
    const { id } = await add({ key: 'own', value: 'hello' });

    const { status, body } = await change(id, { value: 'hello', type: 'number' });

    expect({ status, paths: body.errors?.map(({ path }) => path) }).toEqual({ status: 400, paths: ['value'] });
  });
});

describe('the setting.changed event', () => {
  it('is published for every new value and by a republish, with a greater version each time', async () => {
    const { id } = await add(price);
    await change(id, { value: '1200' });
    await change(id, { value: 'free' });
    await content.app.get(SettingsService).republish();

    const events = await eventsOf(content, 'setting.changed');

    const version = expect.any(Number);
    expect(events).toEqual([
      { ...price, deleted: false, version },
      { ...price, value: '1200', deleted: false, version },
      { ...price, value: '1200', deleted: false, version },
    ]);
    const versions = events.map((event) => event.version);
    expect(new Set(versions).size).toBe(3);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is written in the transaction of the change: when the outbox fails, nothing is stored', async () => {
    const db = content.app.get(DataSource);
    await db.query('ALTER TABLE outbox RENAME TO outbox_renamed');

    const { status } = await callAsAdmin(content, 'POST', ADMIN, { body: price });

    await db.query('ALTER TABLE outbox_renamed RENAME TO outbox');
    expect(status).toBe(500);
    expect(await listPublic()).toEqual([]);
  });
});

describeOwnerCrud({
  service: () => content,
  path: ADMIN,
  changeMethod: 'PUT',
  deletable: false,
  create: { key: 'own', value: 'old' },
  update: { value: 'new' },
  required: ['key', 'value'],
  invalid: [
    ['null as value', { value: null }, 'value'],
    ['a flag as value', { value: true }, 'value'],
    ['a value of 2,001 characters', { value: 'v'.repeat(2001) }, 'value'],
    ['a description of 501 characters', { description: 'd'.repeat(501) }, 'description'],
    ['an object as description', { description: {} }, 'description'],
    ['an unknown type', { type: 'colour' }, 'type'],
    ['null as type', { type: null }, 'type'],
    ['a value that does not fit its type', { type: 'url', value: 'javascript:alert(1)' }, 'value'],
    ['a NUL character', { value: 'a\0b' }, 'value'],
    ['half of a surrogate pair', { value: 'a\udfffb' }, 'value'],
  ],
  invalidOnCreate: [
    ['no value', { value: undefined }, 'value'],
    ['no key', { key: undefined }, 'key'],
    ['an empty key', { key: '' }, 'key'],
    ['capitals in a key', { key: 'Own' }, 'key'],
    ['a dash in a key', { key: 'own-key' }, 'key'],
    ['a key of 65 characters', { key: 'k'.repeat(65) }, 'key'],
    ['a number as key', { key: 5 }, 'key'],
  ],
});

describe('the owner is notified by security.changed', () => {
  const told = async () =>
    (await eventsOf(content, 'security.changed')).map(({ change: one, recipient }) => ({ ...one, recipient }));

  it('of a changed UPI id, with who changed it and from which device', async () => {
    const { id } = await add({ key: 'upi_id', value: 'house@bank' });
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0', 'x-real-ip': '203.0.113.77' };
    await callAsAdmin(content, 'PUT', `${ADMIN}/${id}`, { body: { value: 'thief@bank' }, headers });

    expect(await eventsOf(content, 'security.changed')).toEqual([
      expect.objectContaining({ change: { kind: 'setting', key: 'upi_id', from: null, to: 'house@bank' } }),
      {
        change: { kind: 'setting', key: 'upi_id', from: 'house@bank', to: 'thief@bank' },
        by: { username: expect.any(String), device: 'Chrome on Windows', network: '203.0.113.0' },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('at both addresses of a changed address for booking mails', async () => {
    const { id } = await add({ key: 'booking_email', value: 'owner@farm.example' });
    await change(id, { value: 'thief@evil.example' });

    expect((await told()).map(({ recipient }) => recipient)).toEqual([
      'owner@farm.example',
      'owner@farm.example',
      'thief@evil.example',
    ]);
  });

  it('only at the new address where the address for booking mails was empty, and the former one when it is emptied', async () => {
    const { id } = await add({ key: 'booking_email', value: '' });
    await change(id, { value: 'owner@farm.example' });
    await change(id, { value: '' });

    expect((await told()).map(({ recipient }) => recipient)).toEqual(['owner@farm.example', 'owner@farm.example']);
  });

  it('but not when the same value is stored again, nor of other settings', async () => {
    const { id } = await add({ key: 'upi_id', value: 'house@bank' });
    await change(id, { value: 'house@bank' });
    await add(price);

    expect(await told()).toHaveLength(1);
  });
});
