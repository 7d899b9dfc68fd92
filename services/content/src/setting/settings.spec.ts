import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  PUBLIC_SETTING_KEYS,
  SETTING_KEYS,
  settingNumber,
  type PublicSetting,
  type SettingView,
} from '@farmhouse/contracts/content/setting';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin, type Method } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
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
beforeEach(() => content.app.get(DataSource).query('TRUNCATE settings, outbox RESTART IDENTITY'));

const add = async (fields: object): Promise<SettingView> => {
  const { status, body } = await callAsAdmin<SettingView>(content, 'POST', ADMIN, { body: fields });
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) =>
  callAsAdmin<SettingView & Problem>(content, 'PUT', `${ADMIN}/${id}`, { body });
const publicly = async () => (await call<PublicSetting[]>(content, 'GET', '/api/settings')).body;

describe('what anyone reads', () => {
  it('is the stored values of public keys, and nothing else of them', async () => {
    for (const key of SETTING_KEYS) await content.app.get(SettingsService).create({ key, value: DEMO_SETTINGS[key] });
    await add({ key: 'bank_account', value: 'secret' });

    const { status, body, headers } = await call<PublicSetting[]>(content, 'GET', '/api/settings');

    const shown = PUBLIC_SETTING_KEYS.map((key) => ({ key, value: DEMO_SETTINGS[key] }));
    expect(status).toBe(200);
    expect(body).toEqual(shown.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['booking_email', 'emergency_contact', 'turnaround_minutes'])('never holds %s', async (key) => {
    await add({ key, value: DEMO_SETTINGS[key as keyof typeof DEMO_SETTINGS] });

    expect(await publicly()).toEqual([]);
  });

  it('holds no default for what was never stored', async () => {
    expect(await publicly()).toEqual([]);
  });
});

describe('what the owner does', () => {
  it('stores an amount as it was typed, to be read as a number', async () => {
    const setting = await add({ ...price, type: 'text', id: 9 });

    expect(setting).toEqual({
      ...price,
      id: 1,
      type: 'number',
      description: 'Price per guest, whole rupees',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const values = new Map((await publicly()).map(({ key, value }) => [key, value]));
    expect(settingNumber(values, 'price_per_guest')).toBe(1150);
  });

  it('lists predefined settings in their order, then own ones, newest first', async () => {
    for (const key of ['own_one', 'upi_id', 'own_two', 'site_name']) await add({ key, value: '' });

    const { status, body } = await callAsAdmin<SettingView[]>(content, 'GET', ADMIN);

    expect(status).toBe(200);
    expect(body.map(({ key }) => key)).toEqual(['site_name', 'upi_id', 'own_two', 'own_one']);
  });

  it('cannot store a key twice', async () => {
    await add(price);

    const again = await callAsAdmin(content, 'POST', ADMIN, { body: { ...price, value: '1200' } });

    const problem = { code: 'key-taken', message: 'A setting with this key already exists' };
    expect(again).toMatchObject({ status: 409, body: problem });
    expect(await publicly()).toEqual([price]);
  });

  it('changes a value and keeps type and description that were left out', async () => {
    const setting = await add({ key: 'own', value: 'a@example.com', type: 'email', description: 'Mine' });

    const { status, body } = await change(setting.id, { value: 'b@example.com' });

    expect(status).toBe(200);
    expect(body).toEqual({ ...setting, value: 'b@example.com', updatedAt: expect.any(String) });
    expect(body.updatedAt > setting.updatedAt).toBe(true);
  });

  it('can clear a value and a description', async () => {
    const { id } = await add({ key: 'contact_phone', value: '+91 00000 11500' });

    const { body } = await change(id, { key: 'contact_phone', value: '  ', description: '' });

    expect(body).toMatchObject({ value: '', description: null });
  });

  it('cannot give a setting another key', async () => {
    const { id } = await add(price);

    const { status, body } = await change(id, { key: 'maintenance_fee', value: '1' });

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'key', message: 'The key of a setting cannot be changed' }]);
    expect(await publicly()).toEqual([price]);
  });

  it('cannot turn a setting into a type that its value does not fit', async () => {
    const { id } = await add({ key: 'own', value: 'hello' });

    const { status, body } = await change(id, { value: 'hello', type: 'number' });

    expect({ status, paths: body.errors?.map(({ path }) => path) }).toEqual({ status: 400, paths: ['value'] });
  });
});

describe('what other services hear', () => {
  it('is every new value, each with a greater version', async () => {
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

  it('is part of the change: what cannot be told is not stored', async () => {
    const db = content.app.get(DataSource);
    await db.query('ALTER TABLE outbox RENAME TO outbox_away');

    const { status } = await callAsAdmin(content, 'POST', ADMIN, { body: price });

    await db.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(status).toBe(500);
    expect(await publicly()).toEqual([]);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['no key', { key: undefined }, 'key'],
    ['an empty key', { key: '' }, 'key'],
    ['capitals in a key', { key: 'Own' }, 'key'],
    ['a dash in a key', { key: 'own-key' }, 'key'],
    ['a key of 65 characters', { key: 'k'.repeat(65) }, 'key'],
    ['a key that is no text', { key: 5 }, 'key'],
    ['no value', { value: undefined }, 'value'],
    ['null as value', { value: null }, 'value'],
    ['a number as value', { value: 5 }, 'value'],
    ['a value of 2,001 characters', { value: 'v'.repeat(2001) }, 'value'],
    ['a description of 501 characters', { description: 'd'.repeat(501) }, 'description'],
    ['a description that is no text', { description: {} }, 'description'],
    ['an unknown type', { type: 'colour' }, 'type'],
    ['null as type', { type: null }, 'type'],
    ['a value that does not fit', { type: 'url', value: 'javascript:alert(1)' }, 'value'],
    ['a NUL character', { value: 'a\0b' }, ''],
    ['half a character', { value: 'a\udfffb' }, ''],
  ])('refuses %s', async (_name, fields, path) => {
    const created = await callAsAdmin<Problem>(content, 'POST', ADMIN, {
      body: { key: 'own', value: 'old', ...fields },
    });

    expect(created).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(created.body.errors?.map((error) => error.path)).toEqual([path]);
    expect((await callAsAdmin(content, 'GET', ADMIN)).body).toEqual([]);

    if ('key' in fields) return;
    const setting = await add({ key: 'own', value: 'old' });
    expect((await change(setting.id, { value: 'new', ...fields })).status).toBe(400);
    expect((await callAsAdmin(content, 'GET', ADMIN)).body).toEqual([setting]);
  });

  it.each([
    ['abc', 400],
    ['0', 400],
    ['-1', 400],
    ['1e3', 400],
    ['%00', 400],
    ['4711', 404],
    ['99999999999', 404],
  ])('answers the id %s with %i', async (id, status) => {
    const answer = await callAsAdmin(content, 'PUT', `${ADMIN}/${id}`, { body: { value: 'x' } });

    expect(answer.status).toBe(status);
  });

  it.each<[Method, string]>([
    ['POST', ADMIN],
    ['PUT', `${ADMIN}/1`],
  ])('of no known form is refused by %s %s', async (method, url) => {
    await add(price);

    const outcomes = await Promise.all([
      callAsAdmin(content, method, url, { raw: '{"key":' }),
      callAsAdmin(content, method, url, { raw: '[]' }),
      callAsAdmin(content, method, url, { raw: 'x'.repeat(10_000_000) }),
      callAsAdmin(content, method, url, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 413, 415]);
    expect(await publicly()).toEqual([price]);
  });
});

describe('strangers', () => {
  it.each<[Method, string]>([
    ['GET', ADMIN],
    ['POST', ADMIN],
    ['PUT', `${ADMIN}/1`],
    ['DELETE', `${ADMIN}/1`],
  ])('are turned away from %s %s before anything else is looked at', async (method, url) => {
    const bodies = method === 'GET' ? [undefined] : [undefined, '{', 'x'.repeat(10_000_000)];

    for (const raw of bodies) {
      const answer = await call<Problem>(content, method, url, { raw });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
  });
});
