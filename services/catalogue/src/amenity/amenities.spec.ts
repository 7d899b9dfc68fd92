import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AMENITY_MAX_ORDER, type AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';

const ADMIN = '/api/admin/amenities';
const pool = { icon: 'pool', title: 'Swimming pool', description: 'With a section for children', category: 'outdoor' };

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyTables(catalogue.app.get(DataSource), ['amenities', 'outbox'], { restartIdentity: true }));

const add = async (fields: object = {}) =>
  (await callAsAdmin<AmenityView>(catalogue, 'POST', ADMIN, { body: { ...pool, ...fields } })).body;

describe('GET /api/amenities', () => {
  it('returns the active amenities in their order', async () => {
    const last = await add({ order: 2 });
    const first = await add({ order: 1 });
    await add({ active: false });

    const { status, body } = await call<AmenityView[]>(catalogue, 'GET', '/api/amenities');

    expect({ status, body }).toEqual({ status: 200, body: [first, last] });
  });
});

describe('/api/admin/amenities', () => {
  it('POST /api/admin/amenities fills in defaults and publishes content.changed', async () => {
    const { id, ...rest } = await add({ category: undefined });

    expect(rest).toEqual({ ...pool, category: 'basic', color: 'blue', order: 0, active: true });
    expect(await eventsOf(catalogue, 'content.changed')).toEqual([{ kind: 'amenity', key: String(id) }]);
  });

  it('POST /api/admin/amenities without an order adds an amenity after all others, also after hidden ones', async () => {
    await add({ order: 7, active: false });
    await add({ order: 2 });

    expect([(await add()).order, (await add()).order]).toEqual([8, 9]);
    expect((await add({ order: 0 })).order).toBe(0);
  });

  it('POST /api/admin/amenities without an order adds an amenity last when the largest order is taken', async () => {
    const first = await add({ order: AMENITY_MAX_ORDER });

    const last = await add();

    expect(last.order).toBe(AMENITY_MAX_ORDER);
    expect((await callAsAdmin<AmenityView[]>(catalogue, 'GET', ADMIN)).body).toEqual([first, last]);
  });

  describeOwnerCrud({
    service: () => catalogue,
    path: ADMIN,
    changeMethod: 'PUT',
    create: pool,
    update: { ...pool, title: 'Big pool', order: 4, active: false },
    required: ['icon', 'title', 'description'],
    invalid: [
      ['an empty name', { title: ' ' }, 'title'],
      ['a name of 101 characters', { title: 'x'.repeat(101) }, 'title'],
      ['an unknown category', { category: 'cellar' }, 'category'],
      ['a negative order', { order: -1 }, 'order'],
      ['an order that is no whole number', { order: 1.5 }, 'order'],
      ['an activity that is no boolean', { active: 'yes' }, 'active'],
      ['a null category', { category: null }, 'category'],
    ],
  });
});
