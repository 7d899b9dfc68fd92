import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onSignedOut } from './admin-token.ts';
import type { ApiError } from './api-error.ts';
import { baseQuery, type ApiOptions, type ApiRequest } from './base-query.ts';
import { retryWaitMs } from './retry-wait.ts';
import { serverNow } from './server-clock.ts';

type Answer = Response | Error;
type Call = [URL, Request];
type QueryApi = Parameters<typeof baseQuery>[1];

const storage = new Map<string, string>();
let calls: Call[] = [];

/** Mocks fetch with the given responses in order and records the calls; the last response repeats. */
function answering(...responses: Answer[]): void {
  calls = [];
  globalThis.fetch = ((request: Request) => {
    const response = responses[Math.min(calls.length, responses.length - 1)] ?? new Response();
    calls.push([new URL(request.url), request]);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone());
  }) as typeof fetch;
}

async function call(
  request: ApiRequest,
  options: ApiOptions = {},
  type: QueryApi['type'] = 'mutation',
): Promise<{ data?: unknown; error?: ApiError }> {
  const result = baseQuery(request, { signal: new AbortController().signal, type } as QueryApi, options);
  await jest.advanceTimersByTimeAsync(60_000);
  return (await result) as { data?: unknown; error?: ApiError };
}

const headersOf = (index: number) => new Headers(calls[index]?.[1].headers);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  jest.useFakeTimers();
  storage.clear();
  const localStorage = { getItem: (key: string) => storage.get(key) ?? null };
  Object.assign(globalThis, { window: { location: { origin: 'http://site' }, localStorage } });
});

afterEach(() => {
  jest.useRealTimers();
  onSignedOut(undefined);
});

describe('baseQuery', () => {
  it('sends a GET under /api for a list of path segments', async () => {
    answering(json([{ key: 'site_name', value: 'Home' }]));

    const { data } = await call(['settings', 'all', 3]);

    expect(calls[0]?.[0].href).toBe('http://site/api/settings/all/3');
    expect(calls[0]?.[1].method).toBe('GET');
    expect(data).toEqual([{ key: 'site_name', value: 'Home' }]);
  });

  it('always sends cookies, and a JSON content type only with a body', async () => {
    answering(json({}));

    await call({ url: 'bookings/quote', method: 'POST', body: { guestCount: 2 } });
    await call('settings');

    expect(calls.map(([, init]) => init.credentials)).toEqual(['include', 'include']);
    expect(headersOf(0).get('Content-Type')).toBe('application/json');
    expect(headersOf(1).has('Content-Type')).toBe(false);
  });

  it("sends the owner's token with a public read only if the call asks for it", async () => {
    answering(json([]));
    storage.set('adminToken', 'signed-in');

    await call('blog-posts');
    await call('blog-posts', { asOwner: true });

    expect(headersOf(0).has('Authorization')).toBe(false);
    expect(headersOf(1).get('Authorization')).toBe('Bearer signed-in');
  });

  it('omits empty query parameters and repeats the key for each value of a list', async () => {
    answering(json([]));

    await call({
      url: 'admin/bookings',
      params: { q: '', status: ['pending', 'confirmed'], page: 2, sort: undefined },
    });

    expect(calls[0]?.[0].search).toBe('?status=pending&status=confirmed&page=2');
  });
});

it.each([200, 404])('the Date of an answer with %i tells the time of the server', async (status) => {
  const noon = Date.parse('2126-12-08T12:00:00Z');
  answering(new Response('{}', { status, headers: { Date: new Date(noon).toUTCString() } }));
  jest.setSystemTime(noon + 3 * 60_000);

  await call('settings');

  // the call's own minute of fake time passes after the answer
  expect(Math.abs(serverNow().getTime() - noon - 60_000)).toBeLessThan(2000);
});

describe('baseQuery on a 4xx response', () => {
  it.each([
    [
      new Response('{"message":"Invalid coupon code","code":"coupon-invalid"}', { status: 404 }),
      '404: {"message":"Invalid coupon code","code":"coupon-invalid"}',
    ],
    [new Response('gone', { status: 410 }), '410: gone'],
    [new Response('', { status: 403, statusText: 'Forbidden' }), '403: Forbidden'],
  ])(
    'reports the error as "status: body", or "status: status text" when the body is empty',
    async (response, message) => {
      answering(response);

      const { error } = await call('coupons');

      expect(error?.message).toBe(message);
    },
  );

  it('returns the problem from the response body', async () => {
    answering(json({ message: 'These dates were taken', code: 'dates-taken' }, 409));

    const { error } = await call({ url: 'bookings', method: 'POST', body: {} });

    expect(error?.problem).toEqual({ message: 'These dates were taken', code: 'dates-taken' });
  });

  it('does not retry', async () => {
    answering(json({ message: 'Too many' }, 429));

    await call('settings');

    expect(calls).toHaveLength(1);
  });

  it('returns an error on 401, or null if the call asks for null', async () => {
    answering(json({ message: 'Sign in' }, 401));

    expect((await call('admin/me')).error?.status).toBe(401);
    expect(await call('admin/me', { on401: 'null' })).toMatchObject({ data: null });
  });

  it('reports that the admin is signed out only when a call with the token gets a 401', async () => {
    const signedOut = jest.fn();
    onSignedOut(signedOut);
    answering(json({ message: 'Sign in' }, 401));

    await call({ url: 'admin/login', method: 'POST', body: {} });
    expect(signedOut).not.toHaveBeenCalled();

    storage.set('adminToken', 'stale');
    await call('admin/bookings');
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(headersOf(1).get('Authorization')).toBe('Bearer stale');
  });

  it('does not report a 401 for a token that a newer session has replaced', async () => {
    const signedOut = jest.fn();
    onSignedOut(signedOut);
    storage.set('adminToken', 'stale');
    globalThis.fetch = (() => {
      storage.set('adminToken', 'newer');
      return Promise.resolve(json({ message: 'Sign in' }, 401));
    }) as typeof fetch;

    expect((await call('admin/bookings')).error?.status).toBe(401);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('does not report a 401 to a call whose section shows it itself', async () => {
    const signedOut = jest.fn();
    onSignedOut(signedOut);
    answering(json({ message: 'Sign in' }, 401));
    storage.set('adminToken', 'stale');

    const { error } = await call('admin/analytics/overview', { on401: 'stay' });

    expect(error?.status).toBe(401);
    expect(signedOut).not.toHaveBeenCalled();
  });
});

describe('baseQuery on a failure', () => {
  it.each([
    ['a 5xx', json({ message: 'Broken' }, 503), { status: 503, problem: { message: 'Broken' } }],
    ['no response', new TypeError('Failed to fetch'), { status: 0, message: 'Failed to fetch' }],
  ])('retries once after %s', async (_name, response, expected) => {
    answering(response);

    const { error } = await call('settings');

    expect(error).toMatchObject(expected);
    expect(calls).toHaveLength(2);
  });

  it('distinguishes an unreadable response from a missing one', async () => {
    answering(new Response('<!doctype html>'));
    expect((await call('settings')).error).toMatchObject({ status: 0, isUnreadable: true });

    answering(new TypeError('Failed to fetch'));
    expect((await call('settings')).error).not.toHaveProperty('isUnreadable');
  });

  it('returns the response of the retry', async () => {
    answering(new TypeError('Failed to fetch'), json([]));

    expect(await call('settings')).toMatchObject({ data: [] });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'sends the same idempotency key with the retry of a %s',
    async (method) => {
      answering(json({}, 503));

      await call({ url: 'bookings', method });
      await call({ url: 'bookings', method, headers: { [IDEMPOTENCY_HEADER]: 'mine' } });

      expect(headersOf(0).get(IDEMPOTENCY_HEADER)).toMatch(/^[0-9a-f]{32}$/);
      expect(headersOf(1).get(IDEMPOTENCY_HEADER)).toBe(headersOf(0).get(IDEMPOTENCY_HEADER));
      expect([headersOf(2), headersOf(3)].map((headers) => headers.get(IDEMPOTENCY_HEADER))).toEqual(['mine', 'mine']);
    },
  );

  it('sends a lost change again with the same idempotency key after a preview of the same booking by POST', async () => {
    const change = { url: 'admin/bookings/7', method: 'PATCH', body: { version: 1 } };
    answering(json({}, 503), json({}, 503), json({}));

    await call(change);
    await call({ url: 'admin/bookings/7/change-quote', method: 'POST', body: {} }, {}, 'query');
    await call(change);

    const [first, , preview, again] = [0, 1, 2, 3].map((index) => headersOf(index).get(IDEMPOTENCY_HEADER));
    expect(preview).toBeNull();
    expect(again).toBe(first);
  });

  it('sends no idempotency key with a GET', async () => {
    answering(json([]));

    await call('settings');

    expect(headersOf(0).has(IDEMPOTENCY_HEADER)).toBe(false);
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [5, 16_000],
    [6, 30_000],
    [20, 30_000],
  ])('waits before retry %i for %i ms', (attempt, wait) => {
    expect(retryWaitMs(attempt)).toBe(wait);
  });
});
