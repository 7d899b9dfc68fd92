import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';
import { ServicesService } from './services.service.ts';

const ADMIN = '/api/admin/services';
const bonfire = { name: 'Bonfire', description: 'Wood and a match', price: 1200, category: 'entertainment' };

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyTables(catalogue.app.get(DataSource), ['services', 'outbox'], { restartIdentity: true }));

const add = async (fields: object = {}): Promise<ServiceView> => {
  const { status, body } = await callAsAdmin<ServiceView>(catalogue, 'POST', ADMIN, {
    body: { ...bonfire, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const listPublic = async () => (await call<ServiceView[]>(catalogue, 'GET', '/api/services')).body;

describe('GET /api/services', () => {
  it('returns an empty list when there are no services', async () => {
    expect(await listPublic()).toEqual([]);
  });

  it('returns the active services, newest first, without hidden ones', async () => {
    const first = await add();
    await add({ name: 'Secret', active: false });
    const last = await add({ name: 'Breakfast' });

    const { status, body, headers } = await call<ServiceView[]>(catalogue, 'GET', '/api/services');

    expect(status).toBe(200);
    expect(body).toEqual([last, first]);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('/api/admin/services', () => {
  it('POST /api/admin/services trims texts and fills in defaults', async () => {
    const { id, ...rest } = await add({ name: '  Bonfire ', category: undefined, icon: '' });

    expect(id).toBe(1);
    const unstated = { icon: null, imageUrl: null, maxGuests: null, frequency: null };
    expect(rest).toEqual({ ...bonfire, category: 'other', ...unstated, active: true });
  });

  it('POST /api/admin/services stores the name and the icon on one line', async () => {
    expect(await add({ name: 'Bon\u200bfire\nat night', icon: 'fla\u200bme\n' })).toMatchObject({
      ...{ name: 'Bonfire at night', icon: 'flame' },
    });
  });

  it('POST /api/admin/services names the bounds of a price as amounts', async () => {
    const { body } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...bonfire, price: 10_000_001 } });

    expect(body).toMatchObject({
      errors: [{ path: 'price', message: 'Price must be in whole rupees, from ₹0 to ₹1,00,00,000' }],
    });
  });

  it('POST /api/admin/services takes digits for the price and the most guests, as forms send them', async () => {
    expect(await add({ price: '500', maxGuests: '10' })).toMatchObject({ price: 500, maxGuests: 10 });
  });

  it('POST /api/admin/services stores the address of a picture and returns 400 for an unsafe one', async () => {
    const picture = '/uploads/fire.jpg';
    expect(await add({ imageUrl: picture })).toMatchObject({ imageUrl: picture });
    expect(await listPublic()).toMatchObject([{ imageUrl: picture }]);

    const unsafe = { ...bonfire, imageUrl: 'javascript:alert(1)' };
    const { status, body } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: unsafe });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'imageUrl' }] });
  });

  it('POST /api/admin/services stores for how many guests and how often a service is provided', async () => {
    expect(await add({ maxGuests: 30, frequency: 'daily' })).toMatchObject({ maxGuests: 30, frequency: 'daily' });
    expect(await listPublic()).toMatchObject([{ maxGuests: 30, frequency: 'daily' }]);
  });

  it.each([
    ['maxGuests', 0],
    ['maxGuests', 1001],
    ['maxGuests', 2.5],
    ['maxGuests', 'thirty'],
    ['frequency', 'hourly'],
  ])('POST /api/admin/services returns 400 for %s %j', async (path, value) => {
    const { status, body } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...bonfire, [path]: value } });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  it('GET /api/admin/services includes hidden services', async () => {
    const hidden = await add({ active: false });

    const { body } = await callAsAdmin(catalogue, 'GET', ADMIN);

    expect(body).toEqual([hidden]);
  });

  it.each([{ active: true }, { price: 0, icon: null }, { name: 'Fire', maxGuests: null }, {}])(
    'PUT /api/admin/services/:id with %j changes only these fields',
    async (fields) => {
      const stated = { icon: 'flame', imageUrl: '/uploads/fire.jpg', maxGuests: 20, frequency: 'once' };
      const service = await add({ active: false, ...stated });

      const response = await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${service.id}`, { body: fields });

      expect(response).toMatchObject({ status: 200, body: { ...service, ...fields } });
    },
  );

  it('DELETE /api/admin/services/:id removes the service from the public list and returns 404 when repeated', async () => {
    const { id } = await add();

    const removed = await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);
    const again = await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);

    expect(removed).toMatchObject({ status: 204, body: undefined });
    expect(again).toMatchObject({ status: 404, body: { message: 'Service not found', code: 'not-found' } });
    expect(await listPublic()).toEqual([]);
  });
});

describe('the service.changed event', () => {
  it('is published for every change, each time with a greater version', async () => {
    const { id } = await add();
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, { body: { ...bonfire, price: 1500 } });
    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);

    const events = await eventsOf(catalogue, 'service.changed');

    const expected = { id, name: 'Bonfire', active: true };
    expect(events).toMatchObject([
      { ...expected, price: 1200, deleted: false },
      { ...expected, price: 1500, deleted: false },
      { ...expected, price: 1500, deleted: true },
    ]);
    const versions = events.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(3);
  });

  it('is not published when the change fails', async () => {
    await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...bonfire, price: -1 } });
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/9`, { body: bonfire });

    expect(await eventsOf(catalogue, 'service.changed')).toEqual([]);
  });

  it('is written in the transaction of the change: when the outbox fails, nothing is stored', async () => {
    const db = catalogue.app.get(DataSource);
    await db.query('ALTER TABLE outbox RENAME TO outbox_renamed');

    const { status } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: bonfire });

    await db.query('ALTER TABLE outbox_renamed RENAME TO outbox');
    expect(status).toBe(500);
    expect(await listPublic()).toEqual([]);
  });

  it('is published again for every service by a republish, with a greater version', async () => {
    const { id } = await add();
    const [first] = await eventsOf(catalogue, 'service.changed');

    const count = await catalogue.app.get(ServicesService).republish();

    const [, again] = await eventsOf(catalogue, 'service.changed');
    expect(count).toBe(1);
    expect(again).toEqual({ ...first, id, version: expect.any(Number) });
    expect(again?.version).toBeGreaterThan(first?.version ?? Infinity);
  });

  it('carries the stored state in its greatest version after ten concurrent changes', async () => {
    const { id } = await add();

    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, { body: { ...bonfire, price: index } }),
      ),
    );

    const events = await eventsOf(catalogue, 'service.changed');
    const latest = events.toSorted((a, b) => b.version - a.version)[0];
    const [stored] = await listPublic();
    expect(latest?.price).toBe(stored?.price);
  });
});

describeOwnerCrud({
  service: () => catalogue,
  path: ADMIN,
  changeMethod: 'PUT',
  create: bonfire,
  update: { name: 'Fire', description: 'Warm', price: 0 },
  required: ['name', 'description', 'price'],
  invalid: [
    ['a blank name', { name: '   ' }, 'name'],
    ['a name without a visible character', { name: '\u200b' }, 'name'],
    ['a number as name', { name: 5 }, 'name'],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, 'name'],
    ['a description of 1,001 characters', { description: 'd'.repeat(1001) }, 'description'],
    ['text as price', { price: '1e2' }, 'price'],
    ['negative digits as price', { price: '-100' }, 'price'],
    ['half a rupee', { price: 0.5 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['a price beyond the limit', { price: 10_000_001 }, 'price'],
    ['an unknown category', { category: 'magic' }, 'category'],
    ['null as name', { name: null }, 'name'],
    ['null as description', { description: null }, 'description'],
    ['null as price', { price: null }, 'price'],
    ['null as category', { category: null }, 'category'],
    ['an icon of 51 characters', { icon: 'i'.repeat(51) }, 'icon'],
    ['text as active', { active: 'yes' }, 'active'],
    ['a NUL character', { name: 'a\0b' }, 'name'],
    ['half of a surrogate pair', { name: 'a\ud800b' }, 'name'],
  ],
});

it.each(['/api/%61dmin/services', '/api/admin/nothing-here'])('%s returns 401 without sign-in', async (url) => {
  for (const [method, raw] of [['GET'], ['POST'], ['POST', '{'], ['POST', 'x'.repeat(10_000_000)]] as const) {
    for (const authorization of ['', 'Bearer a.b.c', 'Basic b3duZXI6']) {
      const response = await call(catalogue, method, url, { raw, headers: { authorization } });
      expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
  }
});
