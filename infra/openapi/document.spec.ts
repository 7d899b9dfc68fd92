import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from '../../services/contracts/src/api-docs/api-document.ts';
import { ROUTES, type PublicRoute } from '../../services/contracts/src/routes/routes.ts';
import { inRoot } from '../paths.ts';
import { DOCUMENT } from './file.ts';

const document = JSON.parse(readFileSync(inRoot(DOCUMENT), 'utf8')) as ApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (method: string, path: string) => document.paths[path]?.[method];

it("the API's documentation is a valid document of OpenAPI 3.1", async () => {
  const validator = new Validator();

  expect(await validator.validate({ ...structuredClone(document) })).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

/** A frame loads pages of third-party code, which are not documented. */
const isApi = ({ prefix, framed }: PublicRoute): boolean => prefix !== '/api/admin' && !framed;

it.each((ROUTES as readonly PublicRoute[]).filter(isApi).map(({ prefix }) => prefix))(
  'the documentation has calls below %s',
  (prefix) => {
    expect(operations.some(({ path }) => path === prefix || path.startsWith(`${prefix}/`))).toBe(true);
  },
);

it('the documentation says in a sentence what every call does', () => {
  const tooShort = operations.filter(({ operation }) => operation.summary.split(' ').length < 3);

  expect(tooShort.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('the documentation lists the error responses of every call', () => {
  const silent = operations.filter(({ operation }) => !operation.responses['503']);
  const open = operations.filter(
    ({ path, operation }) => operation.security.some((one) => 'admin' in one) && !operation.responses['401'] && path,
  );

  expect([...silent, ...open]).toEqual([]);
});

it('the documentation has the limits by which a body is validated', () => {
  const { schema } = operationOf('post', '/api/bookings')?.requestBody?.content['application/json'] ?? {};

  expect(schema).toEqual({ $ref: '#/components/schemas/CreateBookingDto' });
  expect(document.components.schemas.CreateBookingDto).toMatchObject({
    required: expect.arrayContaining(['fullName', 'guestCount']),
    properties: {
      fullName: { type: 'string', minLength: 2, maxLength: 100 },
      checkinDate: { type: 'string', format: 'date' },
      guestCount: { type: 'integer', minimum: 1, maximum: 20 },
      selectedServices: { type: 'array', maxItems: 30, items: { type: 'string', maxLength: 20 } },
    },
  });
});

it('the documentation has the errors that the code of a call can throw, with their codes', () => {
  expect(operationOf('post', '/api/bookings')?.responses['409']?.description).toMatch(/dates-taken.+utr-used/);
  expect(operationOf('post', '/api/admin/coupons')?.responses['409']?.description).toContain('code-taken');
});

it.each([
  ['get', '/api/admin/bookings/export.csv', 'text/csv'],
  ['get', '/api/admin/ledger/receipts/{number}', 'application/pdf'],
  ['get', '/api/placeholder/{width}/{height}', 'image/jpeg'],
  ['get', '/sitemap.xml', 'application/xml'],
])('the documentation says that %s %s is answered with %s', (method, path, type) => {
  expect(Object.keys(operationOf(method, path)?.responses['200']?.content ?? {})).toContain(type);
});

it.each([
  ['/api/admin/pictures', ['multipart/form-data']],
  ['/api/analytics/pageview', ['application/json', 'text/plain']],
])('the documentation says what bodies %s takes: %s', (path, types) => {
  expect(Object.keys(operationOf('post', path)?.requestBody?.content ?? {})).toEqual(types);
});
