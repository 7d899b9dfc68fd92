import { expect, it } from '@jest/globals';
import type { ApiDocument, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';
import { callersOf, groupsOf } from './operations.ts';

const operation = (tag: string, summary: string, change: Partial<ApiOperation> = {}): ApiOperation => ({
  operationId: summary,
  tags: [tag],
  summary,
  security: [{}],
  responses: {},
  ...change,
});

const DOCUMENT: ApiDocument = {
  openapi: '3.1.1',
  info: { title: '', version: '1', description: '' },
  servers: [],
  tags: [{ name: 'bookings/stay' }, { name: 'catalogue/coupon' }],
  paths: {
    '/api/availability': { get: operation('bookings/stay', 'Free days') },
    '/api/coupons': { get: operation('catalogue/coupon', 'List'), post: operation('catalogue/coupon', 'Create') },
  },
  components: { schemas: {}, securitySchemes: {} },
};

it.each([
  ['', ['GET /api/availability', 'GET /api/coupons', 'POST /api/coupons']],
  ['coupon', ['GET /api/coupons', 'POST /api/coupons']],
  ['Coupon post', ['POST /api/coupons']],
  ['free', ['GET /api/availability']],
  ['nothing', []],
])('a search for "%s" finds %j', (search, found) => {
  const operations = groupsOf(DOCUMENT, search).flatMap((group) => group.operations);

  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(found);
});

it.each<[Partial<ApiOperation>, string]>([
  [{ security: [{}] }, 'everyone'],
  [{ security: [{ admin: [] }] }, 'every admin'],
  [
    { security: [{ admin: [] }], 'x-permissions': ['content', 'settings'] },
    'admins who may work with content or settings',
  ],
  [{ security: [{}, { guest: [] }] }, 'everyone; guests, with the cookie of the booking'],
])('callersOf names who may make a call: %j is for %s', (change, clients) => {
  expect(callersOf(operation('', '', change))).toBe(clients);
});
