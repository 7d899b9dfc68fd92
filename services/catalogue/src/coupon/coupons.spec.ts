import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { CouponView, PublicCoupon } from '@farmhouse/contracts/catalogue/coupon';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
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
beforeEach(() => emptyTables(catalogue.app.get(DataSource), ['coupons', 'outbox'], { restartIdentity: true }));

const add = async (fields: object = {}): Promise<CouponView> => {
  const { status, body } = await callAsAdmin<CouponView>(catalogue, 'POST', ADMIN, {
    body: { ...tenPercent, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) =>
  callAsAdmin<CouponView & Problem>(catalogue, 'PATCH', `${ADMIN}/${id}`, { body });

describe('GET /api/coupons', () => {
  it('returns active, listed codes that have not expired, with their terms only', async () => {
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

  it('leaves out an expired code after midnight in India', async () => {
    const coupons = catalogue.app.get(CouponsService);
    await add({ expiryDate: '2030-06-30' });

    const lastMinute = await coupons.listPublic(new Date('2030-06-30T23:59:59+05:30'));
    const midnight = await coupons.listPublic(new Date('2030-07-01T00:00:00+05:30'));

    expect(lastMinute).toHaveLength(1);
    expect(midnight).toEqual([]);
  });
});

describe('/api/admin/coupons', () => {
  it('POST /api/admin/coupons stores the code trimmed and in capitals and fills in defaults', async () => {
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

  it('GET /api/admin/coupons returns every coupon, newest first', async () => {
    const first = await add({ code: 'ONE', active: false });
    const second = await add({ code: 'TWO', expiryDate: '2020-01-01' });

    const { status, body } = await callAsAdmin(catalogue, 'GET', ADMIN);

    expect({ status, body }).toEqual({ status: 200, body: [second, first] });
  });

  it.each(['TEN', 'ten', ' Ten '])('POST and PATCH return 409 for the code %j of another coupon', async (code) => {
    await add();
    const other = await add({ code: 'OTHER' });

    const created = await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...tenPercent, code } });
    const renamed = await change(other.id, { code });

    for (const response of [created, renamed]) {
      expect(response).toMatchObject({
        status: 409,
        body: { code: 'code-taken', message: 'A coupon with this code already exists' },
      });
    }
  });

  it('POST returns 201 for exactly one of twenty concurrent coupons with the same code', async () => {
    const attempts = Array.from({ length: 20 }, () => callAsAdmin(catalogue, 'POST', ADMIN, { body: tenPercent }));

    const statuses = (await Promise.all(attempts)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await eventsOf(catalogue, 'coupon.changed')).toHaveLength(1);
  });

  it('PATCH /api/admin/coupons/:id changes the given fields and keeps the others', async () => {
    const coupon = await add({ maxDiscount: 500, minAmount: 100, expiryDate: '2030-01-01', listed: false });

    const { status, body } = await change(coupon.id, { value: 20, active: false });

    expect(status).toBe(200);
    expect(body).toEqual({ ...coupon, value: 20, active: false });
  });

  it.each([null, ''])('PATCH removes the expiry date with %j', async (expiryDate) => {
    const { id } = await add({ expiryDate: '2030-01-01' });

    const { body } = await change(id, { expiryDate });

    expect(body.expiryDate).toBeNull();
  });

  it.each<[string, object, object, string]>([
    ['a cap that a fixed amount cannot have', { maxDiscount: 500 }, { type: 'fixed' }, 'maxDiscount'],
    ['an amount that is no percentage', { type: 'fixed', value: 500 }, { type: 'percentage' }, 'value'],
    ['a cap on a fixed amount', { type: 'fixed', value: 500 }, { maxDiscount: 100 }, 'maxDiscount'],
    ['a percentage above 100', {}, { value: 101 }, 'value'],
  ])('PATCH returns 400 for a change that would leave %s', async (_name, before, sent, path) => {
    const coupon = await add(before);

    const { status, body } = await change(coupon.id, sent);

    expect({ status, paths: body.errors?.map((error) => error.path) }).toEqual({ status: 400, paths: [path] });
    expect(await callAsAdmin(catalogue, 'GET', ADMIN)).toMatchObject({ body: [coupon] });
  });

  it('PATCH turns a percentage into a fixed amount when its cap is removed with it', async () => {
    const { id } = await add({ maxDiscount: 500 });

    const { status, body } = await change(id, { type: 'fixed', value: 700, maxDiscount: null });

    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'fixed', value: 700, maxDiscount: null });
  });
});

describe('the coupon.changed event', () => {
  it('is published for every change with all terms and a greater version', async () => {
    const { id } = await add({ maxDiscount: 500, minAmount: 100, expiryDate: '2030-01-01' });
    await change(id, { active: false });
    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${id}`);

    const events = await eventsOf(catalogue, 'coupon.changed');

    const expected = { ...tenPercent, id, minAmount: 100, maxDiscount: 500, expiryDate: '2030-01-01' };
    const version = expect.any(Number);
    expect(events).toEqual([
      { ...expected, active: true, deleted: false, version },
      { ...expected, active: false, deleted: false, version },
      { ...expected, active: false, deleted: true, version },
    ]);
    const versions = events.map((event) => event.version);
    expect(versions[0]).toBeLessThan(versions[1] ?? 0);
    expect(versions[1]).toBeLessThan(versions[2] ?? 0);
  });
});

describeOwnerCrud({
  service: () => catalogue,
  path: ADMIN,
  changeMethod: 'PATCH',
  create: tenPercent,
  update: { value: 20, active: false },
  required: ['code', 'type', 'value'],
  invalid: [
    ['null as code', { code: null }, 'code'],
    ['a code of two characters', { code: 'AB' }, 'code'],
    ['a code of 21 characters', { code: 'A'.repeat(21) }, 'code'],
    ['a code with a space', { code: 'TEN OFF' }, 'code'],
    ['a code in another script', { code: 'ТЕН' }, 'code'],
    ['a number as code', { code: 123 }, 'code'],
    ['an unknown type', { type: 'gift' }, 'type'],
    ['text as value', { value: '1e1' }, 'value'],
    ['101 percent in digits', { value: '101' }, 'value'],
    ['half a percent', { value: 0.5 }, 'value'],
    ['0 percent', { value: 0 }, 'value'],
    ['101 percent', { value: 101 }, 'value'],
    ['0 rupees', { type: 'fixed', value: 0 }, 'value'],
    ['a cap on a fixed amount', { type: 'fixed', maxDiscount: 10 }, 'maxDiscount'],
    ['a cap of 0', { maxDiscount: 0 }, 'maxDiscount'],
    ['a negative minimum', { minAmount: -1 }, 'minAmount'],
    ['null as minimum', { minAmount: null }, 'minAmount'],
    ['a minimum beyond the limit', { minAmount: 10_000_001 }, 'minAmount'],
    ['a day that does not exist', { expiryDate: '2026-02-30' }, 'expiryDate'],
    ['the year 0', { expiryDate: '0000-01-01' }, 'expiryDate'],
    ['an instant instead of a day', { expiryDate: '2026-12-31T00:00:00Z' }, 'expiryDate'],
    ['a number as date', { expiryDate: 20261231 }, 'expiryDate'],
    ['a number as active', { active: 1 }, 'active'],
    ['text as listed', { listed: 'no' }, 'listed'],
    ['a NUL character', { code: 'TE\0N' }, 'code'],
  ],
  invalidOnCreate: [
    ['no code', { code: undefined }, 'code'],
    ['no type', { type: undefined }, 'type'],
    ['no value', { value: undefined }, 'value'],
  ],
});
