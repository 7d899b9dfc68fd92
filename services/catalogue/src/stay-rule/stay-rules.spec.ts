import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';

const ADMIN = '/api/admin/stay-rules';
const twoNights = { name: 'Two nights at weekends', type: 'min_stay_through', value: 2, weekdays: [5, 6] };
const noArrival = { name: 'No arrival on Sundays', type: 'closed_to_arrival', weekdays: [0] };

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyTables(catalogue.app.get(DataSource), ['stay_rules', 'outbox'], { restartIdentity: true }));

const send = (body: object) => callAsAdmin<StayRuleView>(catalogue, 'POST', ADMIN, { body });

describe('/api/admin/stay-rules', () => {
  it('POST /api/admin/stay-rules accepts a closure without a number', async () => {
    expect(await send(noArrival)).toMatchObject({ status: 201, body: { ...noArrival, value: null, active: true } });
  });

  it.each([
    ['fewest nights without a number', { ...twoNights, value: undefined }],
    ['a closure with a number', { ...noArrival, value: 2 }],
    ['more nights than a year has', { ...twoNights, value: 366 }],
    ['a notice of more than a year', { ...twoNights, type: 'notice', value: 8761 }],
  ])('POST /api/admin/stay-rules returns 400 for %s', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { errors: [{ path: 'value' }] } });
  });

  it('PUT /api/admin/stay-rules/:id keeps the fields that are left out', async () => {
    const { body: stored } = await send(twoNights);

    const url = `${ADMIN}/${stored.id}`;
    const changed = await callAsAdmin(catalogue, 'PUT', url, { body: { active: false } });
    const refused = await callAsAdmin(catalogue, 'PUT', url, { body: { type: 'closed_to_arrival' } });

    expect(changed).toMatchObject({ status: 200, body: { ...stored, active: false } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'value' }] } });
  });

  it('PUT /api/admin/stay-rules/order puts the rules in a new order', async () => {
    await send(twoNights);
    await send(noArrival);

    const { body } = await callAsAdmin<StayRuleView[]>(catalogue, 'PUT', `${ADMIN}/order`, {
      body: { ids: [2, 1] },
    });

    expect(body.map(({ id }) => id)).toEqual([2, 1]);
  });
});

it('stay-rules.changed is published with every change, with all active rules', async () => {
  await send(twoNights);
  await send({ ...noArrival, active: false });
  await callAsAdmin(catalogue, 'DELETE', `${ADMIN}/1`);

  const events = await eventsOf(catalogue, 'stay-rules.changed');

  expect(events.map(({ rules }) => rules.map(({ type }) => type))).toEqual([
    ['min_stay_through'],
    ['min_stay_through'],
    [],
  ]);
});

describeOwnerCrud({
  service: () => catalogue,
  path: ADMIN,
  changeMethod: 'PUT',
  create: twoNights,
  update: { ...twoNights, name: 'Diwali', value: 3, weekdays: null, from: '2027-10-28', to: '2027-10-31' },
  required: ['type', 'name'],
  invalid: [
    ['an unknown type', { type: 'min_stay' }, 'type'],
    ['no night', { value: 0 }, 'value'],
    ['half a night', { value: 1.5 }, 'value'],
  ],
});
