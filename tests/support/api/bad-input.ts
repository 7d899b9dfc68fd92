import type { RequestOptions } from './call.ts';

/** An endpoint with a body: a valid one, and invalid values for each field. */
export interface BodyRequest {
  method: string;
  path: string;
  /** True for admin routes. */
  owner?: boolean;
  body: Record<string, unknown>;
  /** Required fields. */
  required: readonly string[];
  /** Invalid values, by field. */
  wrong: Record<string, readonly unknown[]>;
}

/** The owner's call that creates a record; `body` holds its required fields only. */
export function ownerCreates(path: string, body: BodyRequest['body'], wrong: BodyRequest['wrong']): BodyRequest {
  return { method: 'POST', path, owner: true, body, required: Object.keys(body), wrong };
}

export interface BadRequest {
  what: string;
  options: RequestOptions;
  status: number | readonly number[];
  /** The field that the response must name. */
  field?: string;
}

const MEGABYTE = 1024 * 1024;
/** Nested lists, deep enough to overflow a recursive walk. */
const NESTED = '['.repeat(5_000) + ']'.repeat(5_000);
const json = (value: unknown): string => JSON.stringify(value);

function short(value: unknown): string {
  const text = json(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** Bodies that are invalid for every endpoint. */
function invalidBodies({ body }: BodyRequest): BadRequest[] {
  const text = json(body);
  const [name = 'x'] = Object.keys(body);
  const poisoned = `{"__proto__":{"isAdmin":true},${text.slice(1)}`;
  const constructed = `{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`;
  return [
    { what: 'half a JSON', options: { raw: text.slice(0, -1) }, status: 400 },
    { what: 'no JSON at all', options: { raw: 'hello' }, status: 400 },
    { what: 'a list', options: { raw: `[${text}]` }, status: 400 },
    { what: 'a text', options: { raw: '"hello"' }, status: 400 },
    { what: 'a number', options: { raw: '42' }, status: 400 },
    { what: 'plain text', options: { raw: text, contentType: 'text/plain' }, status: 415 },
    { what: 'a form', options: { raw: 'a=b', contentType: 'application/x-www-form-urlencoded' }, status: 415 },
    { what: 'a file', options: { raw: Buffer.from([0, 1, 2]), contentType: 'application/octet-stream' }, status: 415 },
    { what: 'ten megabytes', options: { raw: json({ ...body, [name]: 'x'.repeat(10 * MEGABYTE) }) }, status: 413 },
    { what: 'a NUL', options: { body: { ...body, [name]: 'nul\u0000nul' } }, status: 400 },
    { what: 'the key __proto__', options: { raw: poisoned }, status: 400 },
    { what: 'the key constructor', options: { raw: constructed }, status: 400 },
    {
      what: 'a very deep list',
      options: { raw: json({ ...body, [name]: 'DEEP' }).replace('"DEEP"', NESTED) },
      status: 400,
    },
  ];
}

function missingFields({ body, required }: BodyRequest): BadRequest[] {
  const without = required.map((field) => {
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
    return { what: `no ${field}`, options: { body: rest }, status: 400, field };
  });
  const nothing = { what: 'nothing', options: {}, status: 400 };
  const empty = { what: 'an empty object', options: { body: {} }, status: 400, field: required[0] };
  return required.length > 0 ? [...without, nothing, empty] : without;
}

function wrongFields({ body, wrong }: BodyRequest): BadRequest[] {
  return Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => ({
      what: `${field} ${short(value)}`,
      options: { body: { ...body, [field]: value } },
      status: 400,
      field,
    })),
  );
}

/** Every bad request to send to an endpoint. */
export function badRequestsOf(target: BodyRequest): BadRequest[] {
  return [...invalidBodies(target), ...missingFields(target), ...wrongFields(target)];
}

/** Values that are never a valid string. */
export const NO_TEXT = [42, true, {}, ['x'], { $gt: '' }] as const;
/** Values that are never a valid integer. */
export const NO_INTEGER = ['many', 1.5, {}, [], null, 'NaN', '1e99', 1e99] as const;
/** Values that are never a valid calendar date. */
export const NO_DATE = [
  'tomorrow',
  '2026-02-30',
  '2026-13-01',
  '01/12/2026',
  '0000-01-01',
  20261201,
  {},
  "'; DROP",
] as const;
export const longer = (length: number): string => 'x'.repeat(length + 1);
