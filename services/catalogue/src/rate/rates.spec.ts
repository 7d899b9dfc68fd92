import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_RATES, type Rate, type RateView } from '@farmhouse/contracts/catalogue/rate';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';

const ADMIN = '/api/admin/rates';
const weekend = { name: 'Weekend', weekdays: [5, 6], basis: 'guest_night', price: 1500 };

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyTables(catalogue.app.get(DataSource), ['rates', 'outbox'], { restartIdentity: true }));

const add = async (fields: object = {}): Promise<RateView> => {
  const { status, body } = await callAsAdmin<RateView>(catalogue, 'POST', ADMIN, {
    body: { ...weekend, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const refusal = async (fields: object) => {
  const { status, body } = await callAsAdmin(catalogue, 'POST', ADMIN, { body: { ...weekend, ...fields } });
  return { status, body };
};
const names = async () => (await callAsAdmin<RateView[]>(catalogue, 'GET', ADMIN)).body.map(({ name }) => name);
const published = async () =>
  (await eventsOf(catalogue, 'rates.changed')).map(({ rates }) => rates.map(({ name }) => name));

describe('/api/admin/rates', () => {
  it('POST /api/admin/rates fills in omitted fields', async () => {
    expect(await add()).toEqual({
      id: 1,
      ...weekend,
      from: null,
      to: null,
      yearly: false,
      stays: 'both',
      includedGuests: null,
      extraGuestPrice: null,
      minGuests: null,
      lengthDiscounts: [],
      active: true,
    });
  });

  it('PUT /api/admin/rates/:id keeps the fields that are left out', async () => {
    const stored = await add({ from: '2027-01-01', minGuests: 4, lengthDiscounts: [{ nights: 3, percent: 5 }] });

    const { status, body } = await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${stored.id}`, {
      body: { price: 2100, from: null },
    });

    expect({ status, body }).toEqual({ status: 200, body: { ...stored, price: 2100, from: null } });
  });

  it('POST /api/admin/rates adds a rate at the end of the order', async () => {
    await add();
    await add({ name: 'Diwali' });

    expect(await names()).toEqual(['Weekend', 'Diwali']);
  });

  it.each([
    ['every year without dates', { yearly: true }, 'from'],
    ['a last day before the first', { from: '2027-02-01', to: '2027-01-31' }, 'to'],
    ['guests included in a price for a guest', { includedGuests: 10 }, 'includedGuests'],
    [
      'guests included without the price of a further one',
      { basis: 'house_night', includedGuests: 10 },
      'extraGuestPrice',
    ],
    [
      'two discounts of one length',
      {
        lengthDiscounts: [
          { nights: 3, percent: 5 },
          { nights: 3, percent: 9 },
        ],
      },
      'lengthDiscounts',
    ],
  ])('POST /api/admin/rates returns 400 for %s', async (_what, fields, path) => {
    expect(await refusal(fields)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('POST /api/admin/rates accepts a yearly season that spans New Year', async () => {
    expect(await add({ from: '2026-12-30', to: '2027-01-02', yearly: true })).toMatchObject({ yearly: true });
    expect(await add({ from: '2026-12-30', to: '2026-01-02', yearly: true })).toMatchObject({ yearly: true });
  });

  it('POST /api/admin/rates stores only nights and percent of a length discount', async () => {
    const discount = { nights: 3, percent: 10 };

    expect(await add({ lengthDiscounts: [{ ...discount, note: 'x' }] })).toMatchObject({ lengthDiscounts: [discount] });
  });

  it(`POST /api/admin/rates returns 400 for one more than ${MAX_RATES} rates`, async () => {
    await catalogue.app.get(DataSource).query(
      `INSERT INTO rates (position, name, stays, basis, price)
       SELECT place, 'Rate', 'both', 'guest_stay', 1000 FROM generate_series(1, ${MAX_RATES}) AS place`,
    );

    expect(await refusal({})).toMatchObject({ status: 400, body: { errors: [{ message: 'At most 200 rates' }] } });
  });

  it('PUT /api/admin/rates/order puts the rates in a new order and returns them', async () => {
    const [first, second] = [await add(), await add({ name: 'Diwali' })];

    const { status, body } = await callAsAdmin<RateView[]>(catalogue, 'PUT', `${ADMIN}/order`, {
      body: { ids: [second.id, first.id] },
    });

    expect({ status, body }).toEqual({ status: 200, body: [second, first] });
    expect(await names()).toEqual(['Diwali', 'Weekend']);
  });

  it.each([
    ['lacks a rate', [1]],
    ['names one twice', [1, 1]],
    ['names an unknown one', [1, 3]],
    ['names more than there are', [1, 2, 3]],
    ['is no list', 'all'],
  ])('PUT /api/admin/rates/order returns 400 for an order that %s', async (_what, ids) => {
    await add();
    await add({ name: 'Diwali' });

    const { status } = await callAsAdmin(catalogue, 'PUT', `${ADMIN}/order`, { body: { ids } });

    expect(status).toBe(400);
    expect(await names()).toEqual(['Weekend', 'Diwali']);
  });
});

describe('GET /api/rates', () => {
  const listed = async () => (await call<Rate[]>(catalogue, 'GET', '/api/rates')).body.map(({ name }) => name);

  it('returns the active rates in the owner’s order, to anyone', async () => {
    await add();
    await add({ name: 'Secret', active: false });
    await add({ name: 'Diwali' });

    expect(await listed()).toEqual(['Weekend', 'Diwali']);
  });

  it('leaves out rates whose days are past, except yearly ones', async () => {
    await add({ name: 'Last year', from: '2025-01-01', to: '2025-01-05' });
    await add({ name: 'Every year', from: '2025-01-01', to: '2025-01-05', yearly: true });

    expect(await listed()).toEqual(['Every year']);
  });
});

describe('rates.changed', () => {
  it('is published with every change, with all active rates in their order', async () => {
    const { id } = await add();
    const diwali = await add({ name: 'Diwali' });
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/order`, { body: { ids: [diwali.id, id] } });
    await callAsAdmin(catalogue, 'PUT', `${ADMIN}/${id}`, { body: { ...weekend, active: false } });
    await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/${diwali.id}`);

    expect(await published()).toEqual([['Weekend'], ['Weekend', 'Diwali'], ['Diwali', 'Weekend'], ['Diwali'], []]);
  });

  it('has a greater version for a newer list, also when rates are added concurrently', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => add({ name: `Rate ${index}` })));

    const events = await eventsOf(catalogue, 'rates.changed');
    const byVersion = [...events].sort((a, b) => a.version - b.version);

    expect(byVersion.map(({ rates }) => rates.length)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});

describeOwnerCrud({
  service: () => catalogue,
  path: ADMIN,
  changeMethod: 'PUT',
  create: weekend,
  update: { ...weekend, name: 'Long weekend', price: 1800, weekdays: null, from: '2027-01-01', to: '2027-01-03' },
  required: ['basis', 'price', 'name'],
  invalid: [
    ['a blank name', { name: '  ' }, 'name'],
    ['an unknown basis', { basis: 'night' }, 'basis'],
    ['a negative price', { price: -1 }, 'price'],
    ['a fraction of a rupee', { price: 10.5 }, 'price'],
    ['a price beyond all limits', { price: 10_000_001 }, 'price'],
    ['a day that does not exist', { from: '2027-02-30' }, 'from'],
    ['a day in the far future', { to: '9999-12-31' }, 'to'],
    ['no day of the week', { weekdays: [] }, 'weekdays'],
    ['an unknown day of the week', { weekdays: [7] }, 'weekdays'],
    ['unknown stays', { stays: 'weekly' }, 'stays'],
    ['a discount above 100 percent', { lengthDiscounts: [{ nights: 3, percent: 101 }] }, 'lengthDiscounts'],
    ['discounts that are no list', { lengthDiscounts: { nights: 3, percent: 5 } }, 'lengthDiscounts'],
  ],
});
