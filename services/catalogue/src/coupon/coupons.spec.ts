import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, istDate } from '@farmhouse/contracts/bookings/stay';
import type { CouponView, PublicCoupon } from '@farmhouse/contracts/catalogue/coupon';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin, type Method } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';
import { CouponsService } from './coupons.service.ts';

const ADMIN = '/api/admin/coupons';
const tenPercent = { code: 'TEN', type: 'percentage', value: 10 };
const today = istDate(new Date());

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => catalogue.app.get(DataSource).query('TRUNCATE coupons, outbox RESTART IDENTITY'));

const add = async (fields: object = {}): Promise<CouponView> => {
  const { status, body } = await callAsAdmin<CouponView>(catalogue, 'POST', ADMIN, {
    body: { ...tenPercent, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) =>
  callAsAdmin<CouponView & Problem>(catalogue, 'PATCH', `${ADMIN}/${id}`, { body });

describe('the public list', () => {
  it('shows active, listed codes that have not expired, and only their terms', async () => {
    await add({ code: 'OFF', active: false });
    await add({ code: 'PRIVATE', listed: false });
    await add({ code: 'GONE', expiryDate: addDays(today, -1) });
    await add({ code: 'LAST-DAY', expiryDate: today });
    await add({ code: 'ALWAYS', maxDiscount: 900, minAmount: 5000 });

    const { status, body } = await call<PublicCoupon[]>(catalogue, 'GET', '/api/coupons');

    const terms = { type: 'percentage', value: 10 };
    expect(status).toBe(200);
    expect(body).toEqual([
      { code: 'ALWAYS', ...terms, minAmount: 5000, maxDiscount: 900, expiryDate: null },
      { code: 'LAST-DAY', ...terms, minAmount: 0, maxDiscount: null, expiryDate: today },
    ]);
  });

  it('turns to the next day at midnight in India', async () => {
    const coupons = catalogue.app.get(CouponsService);
    await add({ expiryDate: '2030-06-30' });

    const lastMinute = await coupons.listPublic(new Date('2030-06-30T23:59:59+05:30'));
    const midnight = await coupons.listPublic(new Date('2030-07-01T00:00:00+05:30'));

    expect(lastMinute).toHaveLength(1);
    expect(midnight).toEqual([]);
  });
});

describe('what the owner does', () => {
  it('stores a code trimmed, in capitals and with its defaults', async () => {
    const coupon = await add({ code: ' ten_off-26 ', expiryDate: '', id: 77 });

    expect(coupon).toEqual({
      ...tenPercent,
      id: 1,
      code: 'TEN_OFF-26',
      minAmount: 0,
      maxDiscount: null,
      expiryDate: null,
      active: true,
      listed: true,
    });
  });

  it('lists every coupon, newest first', async () => {
    const first = await add({ code: 'ONE', active: false });
    const second = await add({ code: 'TWO', expiryDate: '2020-01-01' });

    const { status, body } = await callAsAdmin(catalogue, 'GET', ADMIN);

    expect({ status, body }).toEqual({ status: 200, body: [second, first] });
  });

  it.each(['TEN', 'ten', ' Ten '])('cannot give the code %j to a second coupon', async (code) => {
    await add();
    const other = await add({ code: 'OTHER' });

    const created = await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...tenPercent, code } });
    const renamed = await change(other.id, { code });

    for (const answer of [created, renamed]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'code-taken', message: 'A coupon with this code already exists' },
      });
    }
  });

  it('gives a code to exactly one of twenty coupons made at the same moment', async () => {
    const attempts = Array.from({ length: 20 }, () => callAsAdmin(catalogue, 'POST', ADMIN, { body: tenPercent }));

    const statuses = (await Promise.all(attempts)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await eventsOf(catalogue, 'coupon.changed')).toHaveLength(1);
  });

  it('changes what was sent and keeps the rest', async () => {
    const coupon = await add({ maxDiscount: 500, minAmount: 100, expiryDate: '2030-01-01', listed: false });

    const { status, body } = await change(coupon.id, { value: 20, active: false });

    expect(status).toBe(200);
    expect(body).toEqual({ ...coupon, value: 20, active: false });
  });

  it.each([null, ''])('takes an expiry away with %j', async (expiryDate) => {
    const { id } = await add({ expiryDate: '2030-01-01' });

    const { body } = await change(id, { expiryDate });

    expect(body.expiryDate).toBeNull();
  });

  it.each<[string, object, object, string]>([
    ['a cap that a fixed amount cannot have', { maxDiscount: 500 }, { type: 'fixed' }, 'maxDiscount'],
    ['an amount that is no percentage', { type: 'fixed', value: 500 }, { type: 'percentage' }, 'value'],
    ['a cap on a fixed amount', { type: 'fixed', value: 500 }, { maxDiscount: 100 }, 'maxDiscount'],
    ['more than all', {}, { value: 101 }, 'value'],
  ])('refuses a change that would leave %s', async (_name, before, sent, path) => {
    const coupon = await add(before);

    const { status, body } = await change(coupon.id, sent);

    expect({ status, paths: body.errors?.map((error) => error.path) }).toEqual({ status: 400, paths: [path] });
    expect(await callAsAdmin(catalogue, 'GET', ADMIN)).toMatchObject({ body: [coupon] });
  });

  it('turns a percentage into a fixed amount when its cap goes with it', async () => {
    const { id } = await add({ maxDiscount: 500 });

    const { status, body } = await change(id, { type: 'fixed', value: 700, maxDiscount: null });

    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'fixed', value: 700, maxDiscount: null });
  });
});

describe('what other services hear', () => {
  it('is every change with all that a discount needs, each with a greater version', async () => {
    const { id } = await add({ maxDiscount: 500, minAmount: 100, expiryDate: '2030-01-01' });
    await change(id, { active: false });
    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);

    const events = await eventsOf(catalogue, 'coupon.changed');

    const told = { ...tenPercent, id, minAmount: 100, maxDiscount: 500, expiryDate: '2030-01-01' };
    const version = expect.any(Number);
    expect(events).toEqual([
      { ...told, active: true, deleted: false, version },
      { ...told, active: false, deleted: false, version },
      { ...told, active: false, deleted: true, version },
    ]);
    const versions = events.map((event) => event.version);
    expect(versions[0]).toBeLessThan(versions[1] ?? 0);
    expect(versions[1]).toBeLessThan(versions[2] ?? 0);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['no code', { code: undefined }, 'code'],
    ['null as code', { code: null }, 'code'],
    ['a code of two characters', { code: 'AB' }, 'code'],
    ['a code of 21 characters', { code: 'A'.repeat(21) }, 'code'],
    ['a code with a space', { code: 'TEN OFF' }, 'code'],
    ['a code in another script', { code: 'ТЕН' }, 'code'],
    ['a code that is no text', { code: 123 }, 'code'],
    ['an unknown type', { type: 'gift' }, 'type'],
    ['no type', { type: undefined }, 'type'],
    ['no value', { value: undefined }, 'value'],
    ['a value as text', { value: '10' }, 'value'],
    ['half a percent', { value: 0.5 }, 'value'],
    ['no percent', { value: 0 }, 'value'],
    ['101 percent', { value: 101 }, 'value'],
    ['no rupee', { type: 'fixed', value: 0 }, 'value'],
    ['a cap on a fixed amount', { type: 'fixed', maxDiscount: 10 }, 'maxDiscount'],
    ['a cap of nothing', { maxDiscount: 0 }, 'maxDiscount'],
    ['a negative minimum', { minAmount: -1 }, 'minAmount'],
    ['null as minimum', { minAmount: null }, 'minAmount'],
    ['a minimum beyond every total', { minAmount: 10_000_001 }, 'minAmount'],
    ['a day that does not exist', { expiryDate: '2026-02-30' }, 'expiryDate'],
    ['the year 0', { expiryDate: '0000-01-01' }, 'expiryDate'],
    ['an instant instead of a day', { expiryDate: '2026-12-31T00:00:00Z' }, 'expiryDate'],
    ['a number as date', { expiryDate: 20261231 }, 'expiryDate'],
    ['a flag that is no flag', { active: 1 }, 'active'],
    ['a flag for the list that is none', { listed: 'no' }, 'listed'],
    ['a NUL character', { code: 'TE\0N' }, ''],
  ])('refuses %s', async (_name, fields, path) => {
    const created = await callAsAdmin<Problem>(catalogue, 'POST', ADMIN, { body: { ...tenPercent, ...fields } });

    expect(created).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(created.body.errors?.map((error) => error.path)).toEqual([path]);
    expect((await callAsAdmin(catalogue, 'GET', ADMIN)).body).toEqual([]);

    const coupon = await add();
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (Object.keys(sent).length === 0) return;
    expect(await change(coupon.id, sent)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect((await callAsAdmin(catalogue, 'GET', ADMIN)).body).toEqual([coupon]);
  });

  it.each<[string, Method, number]>([
    ['abc', 'PATCH', 400],
    ['0', 'DELETE', 400],
    ['1e3', 'DELETE', 400],
    ['4711', 'PATCH', 404],
    ['4711', 'DELETE', 404],
    ['99999999999', 'PATCH', 404],
  ])('answers the id %s in %s with %i', async (id, method, status) => {
    const answer = await callAsAdmin(catalogue, method, `${ADMIN}/${id}`, { body: {} });

    expect(answer.status).toBe(status);
  });

  it.each<[Method, string]>([
    ['POST', ADMIN],
    ['PATCH', `${ADMIN}/1`],
  ])('of no known form is refused by %s %s', async (method, url) => {
    await add();
    const form = { 'content-type': 'text/plain' };

    const outcomes = await Promise.all([
      callAsAdmin(catalogue, method, url, { raw: '{"code":' }),
      callAsAdmin(catalogue, method, url, { raw: '[]' }),
      callAsAdmin(catalogue, method, url, { raw: 'x'.repeat(10_000_000) }),
      callAsAdmin(catalogue, method, url, { raw: '{}', headers: form }),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 413, 415]);
  });
});

describe('strangers', () => {
  it.each<[Method, string]>([
    ['GET', ADMIN],
    ['POST', ADMIN],
    ['PATCH', `${ADMIN}/1`],
    ['DELETE', `${ADMIN}/1`],
  ])('are turned away from %s %s before anything else is looked at', async (method, url) => {
    const bodies = method === 'GET' ? [undefined] : [undefined, '{', 'x'.repeat(10_000_000)];

    for (const raw of bodies) {
      const answer = await call<Problem>(catalogue, method, url, { raw });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
  });
});
