import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin, type Method } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
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
beforeEach(() => catalogue.app.get(DataSource).query('TRUNCATE services, outbox RESTART IDENTITY'));

const add = async (fields: object = {}): Promise<ServiceView> => {
  const { status, body } = await callAsAdmin<ServiceView>(catalogue, 'POST', ADMIN, {
    body: { ...bonfire, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const publicly = async () => (await call<ServiceView[]>(catalogue, 'GET', '/api/services')).body;

describe('what guests see', () => {
  it('is nothing while nothing is offered', async () => {
    expect(await publicly()).toEqual([]);
  });

  it('is every active service, newest first, and no hidden one', async () => {
    const first = await add();
    await add({ name: 'Secret', active: false });
    const last = await add({ name: 'Breakfast' });

    const { status, body, headers } = await call<ServiceView[]>(catalogue, 'GET', '/api/services');

    expect(status).toBe(200);
    expect(body).toEqual([last, first]);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('what the owner does', () => {
  it('gives a new service its defaults and drops what nobody knows', async () => {
    const { id, ...rest } = await add({ name: '  Bonfire ', category: undefined, icon: '', id: 77, colour: 'red' });

    expect(id).toBe(1);
    expect(rest).toEqual({ ...bonfire, category: 'other', icon: null, active: true });
  });

  it('lists hidden services, too', async () => {
    const hidden = await add({ active: false });

    const { status, body, headers } = await callAsAdmin(catalogue, 'GET', ADMIN);

    expect(status).toBe(200);
    expect(body).toEqual([hidden]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('replaces a service, but keeps a hidden one hidden', async () => {
    const { id } = await add({ active: false, icon: 'flame' });

    const answer = await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, {
      body: { name: 'Fire', description: 'Warm', price: 0 },
    });

    const expected = { id, name: 'Fire', description: 'Warm', price: 0, category: 'other', icon: null, active: false };
    expect(answer).toMatchObject({ status: 200, body: expected });
  });

  it('removes a service once', async () => {
    const { id } = await add();

    const removed = await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);
    const again = await callAsAdmin<Problem>(catalogue, 'DELETE', `${ADMIN}/${id}`);

    expect(removed).toMatchObject({ status: 204, body: undefined });
    expect(again).toMatchObject({ status: 404, body: { message: 'Service not found', code: 'not-found' } });
    expect(await publicly()).toEqual([]);
  });
});

describe('what other services hear', () => {
  it('is every change, each with a greater version', async () => {
    const { id } = await add();
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, { body: { ...bonfire, price: 1500 } });
    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);

    const events = await eventsOf(catalogue, 'service.changed');

    const told = { id, name: 'Bonfire', active: true };
    expect(events).toMatchObject([
      { ...told, price: 1200, deleted: false },
      { ...told, price: 1500, deleted: false },
      { ...told, price: 1500, deleted: true },
    ]);
    const versions = events.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(3);
  });

  it('is nothing when the change fails', async () => {
    await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...bonfire, price: -1 } });
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/9`, { body: bonfire });

    expect(await eventsOf(catalogue, 'service.changed')).toEqual([]);
  });

  it('is part of the change: what cannot be told is not stored', async () => {
    const db = catalogue.app.get(DataSource);
    await db.query('ALTER TABLE outbox RENAME TO outbox_away');

    const { status } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: bonfire });

    await db.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(status).toBe(500);
    expect(await publicly()).toEqual([]);
  });

  it('is everything again after a republish, newer than before', async () => {
    const { id } = await add();
    const [told] = await eventsOf(catalogue, 'service.changed');

    const count = await catalogue.app.get(ServicesService).republish();

    const [, again] = await eventsOf(catalogue, 'service.changed');
    expect(count).toBe(1);
    expect(again).toEqual({ ...told, id, version: expect.any(Number) });
    expect(again?.version).toBeGreaterThan(told?.version ?? Infinity);
  });

  it('ends with the stored state when two owners write at the same moment', async () => {
    const { id } = await add();

    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, { body: { ...bonfire, price: index } }),
      ),
    );

    const events = await eventsOf(catalogue, 'service.changed');
    const latest = events.toSorted((a, b) => b.version - a.version)[0];
    const [stored] = await publicly();
    expect(latest?.price).toBe(stored?.price);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '   ' }, 'name'],
    ['a name that is no text', { name: 5 }, 'name'],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, 'name'],
    ['no description', { description: undefined }, 'description'],
    ['a description of 1,001 characters', { description: 'd'.repeat(1001) }, 'description'],
    ['no price', { price: undefined }, 'price'],
    ['a price as text', { price: '100' }, 'price'],
    ['half a rupee', { price: 0.5 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['a price beyond the limit', { price: 10_000_001 }, 'price'],
    ['an unknown category', { category: 'magic' }, 'category'],
    ['null as category', { category: null }, 'category'],
    ['an icon of 51 characters', { icon: 'i'.repeat(51) }, 'icon'],
    ['a flag that is no flag', { active: 'yes' }, 'active'],
    ['a NUL character', { name: 'a\0b' }, ''],
    ['half a character', { name: 'a\ud800b' }, ''],
  ])('refuses %s for a new service and for one that is there', async (_name, fields, path) => {
    const { id } = await add();
    const body = { ...bonfire, ...fields };

    const created = await callAsAdmin<Problem>(catalogue, 'POST', ADMIN, { body });
    const replaced = await callAsAdmin<Problem>(catalogue, 'PUT', `${ADMIN}/${id}`, { body });

    for (const { status, body: problem } of [created, replaced]) {
      expect(status).toBe(400);
      expect(problem.code).toBe('invalid-input');
      expect(problem.errors?.map((error) => error.path)).toEqual([path]);
    }
    expect(await publicly()).toMatchObject([{ id, ...bonfire }]);
  });

  it('names every wrong field at once', async () => {
    const { body } = await callAsAdmin<Problem>(catalogue, 'POST', ADMIN, { body: {} });

    expect(body.errors?.map(({ path }) => path)).toEqual(['name', 'description', 'price']);
  });

  it.each<[string, string, number]>([
    ['malformed JSON', '{', 400],
    ['a list', '[]', 400],
    ['a text', '"service"', 400],
    ['nothing but null', 'null', 400],
    ['endless nesting', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['a prototype', '{"__proto__":{"active":true}}', 400],
    ['10 MB', JSON.stringify({ ...bonfire, description: 'd'.repeat(10_000_000) }), 413],
  ])('answers %s with the right refusal', async (_name, raw, status) => {
    const answer = await callAsAdmin<Problem>(catalogue, 'POST', ADMIN, { raw });

    expect(answer.status).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(await publicly()).toEqual([]);
  });

  it('takes nothing but JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };

    const answer = await callAsAdmin(catalogue, 'POST', ADMIN, { raw: 'name=Bonfire', headers });

    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it.each<[string, Method, number]>([
    ['abc', 'PUT', 400],
    ['abc', 'DELETE', 400],
    ['0', 'DELETE', 400],
    ['-1', 'DELETE', 400],
    ['1.5', 'DELETE', 400],
    ['1'.repeat(300), 'DELETE', 400],
    ['%00', 'DELETE', 400],
    ['4711', 'PUT', 404],
    ['4711', 'DELETE', 404],
    ['99999999999', 'DELETE', 404],
  ])('answers the id %s in %s with %i', async (id, method, status) => {
    const answer = await callAsAdmin(catalogue, method, `${ADMIN}/${id}`, method === 'PUT' ? { body: bonfire } : {});

    expect(answer.status).toBe(status);
  });
});

describe('strangers', () => {
  const everyCall: [Method, string][] = [
    ['GET', ADMIN],
    ['POST', ADMIN],
    ['PUT', `${ADMIN}/1`],
    ['DELETE', `${ADMIN}/1`],
    ['GET', '/api/%61dmin/services'],
    ['POST', '/api/admin/nothing-here'],
  ];

  it.each(everyCall)('are turned away from %s %s before anything else is looked at', async (method, url) => {
    const bodies = method === 'GET' ? [undefined] : [undefined, '{', 'x'.repeat(10_000_000)];

    for (const raw of bodies) {
      for (const authorization of ['', 'Bearer a.b.c', 'Basic b3duZXI6']) {
        const headers = { authorization };
        const answer = await call<Problem>(catalogue, method, url, { raw, headers });
        expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      }
    }
  });
});
