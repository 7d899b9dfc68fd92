import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/bookings/booking';
import { onSignedOut } from './admin-token.ts';
import type { ApiError } from './api-error.ts';
import { baseQuery, waitBefore, type ApiOptions } from './base-query.ts';
import type { ApiRequest } from './request.ts';

type Answer = Response | Error;
type Call = [URL, RequestInit];
type QueryApi = Parameters<typeof baseQuery>[1];

const storage = new Map<string, string>();
let calls: Call[] = [];

/** Answers calls in turn; the last answer repeats. */
function answering(...answers: Answer[]): void {
  calls = [];
  globalThis.fetch = ((url: URL, init: RequestInit) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? new Response();
    calls.push([url, init]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  }) as typeof fetch;
}

async function ask(request: ApiRequest, options: ApiOptions = {}): Promise<{ data?: unknown; error?: ApiError }> {
  const asked = baseQuery(request, { signal: new AbortController().signal } as QueryApi, options);
  await jest.advanceTimersByTimeAsync(60_000);
  return (await asked) as { data?: unknown; error?: ApiError };
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

describe('a call', () => {
  it('reads from the parts of its key, joined by slashes', async () => {
    answering(json([{ key: 'site_name', value: 'Home' }]));

    const { data } = await ask(['settings', 'all', 3]);

    expect(calls[0]?.[0].href).toBe('http://site/api/settings/all/3');
    expect(calls[0]?.[1].method).toBe('GET');
    expect(data).toEqual([{ key: 'site_name', value: 'Home' }]);
  });

  it('always sends cookies, and says JSON only with a body', async () => {
    answering(json({}));

    await ask({ url: 'bookings/quote', method: 'POST', body: { guestCount: 2 } });
    await ask('settings');

    expect(calls.map(([, init]) => init.credentials)).toEqual(['include', 'include']);
    expect(headersOf(0).get('Content-Type')).toBe('application/json');
    expect(headersOf(1).has('Content-Type')).toBe(false);
  });

  it('leaves empty parameters out and repeats lists', async () => {
    answering(json([]));

    await ask({ url: 'admin/bookings', params: { q: '', status: ['pending', 'confirmed'], page: 2, sort: undefined } });

    expect(calls[0]?.[0].search).toBe('?status=pending&status=confirmed&page=2');
  });
});

describe('a refusal', () => {
  it.each([
    [
      new Response('{"message":"Invalid coupon code","code":"coupon-invalid"}', { status: 404 }),
      '404: {"message":"Invalid coupon code","code":"coupon-invalid"}',
    ],
    [new Response('gone', { status: 410 }), '410: gone'],
    [new Response('', { status: 403, statusText: 'Forbidden' }), '403: Forbidden'],
  ])('is raised as its status and body, or its status text when that is empty', async (answer, message) => {
    answering(answer);

    const { error } = await ask('coupons');

    expect(error?.message).toBe(message);
  });

  it('carries what the server said for people', async () => {
    answering(json({ message: 'These dates were taken', code: 'dates-taken' }, 409));

    const { error } = await ask({ url: 'bookings', method: 'POST', body: {} });

    expect(error?.problem).toEqual({ message: 'These dates were taken', code: 'dates-taken' });
  });

  it('is never tried again when it is the callers fault', async () => {
    answering(json({ message: 'Too many' }, 429));

    await ask('settings');

    expect(calls).toHaveLength(1);
  });

  it('throws on 401 by default, and reads as nobody where a call says so', async () => {
    answering(json({ message: 'Sign in' }, 401));

    expect((await ask('admin/me')).error?.status).toBe(401);
    expect(await ask('admin/me', { on401: 'null' })).toMatchObject({ data: null });
  });

  it('tells the dashboard when its token was refused, and only then', async () => {
    const signedOut = jest.fn();
    onSignedOut(signedOut);
    answering(json({ message: 'Sign in' }, 401));

    await ask({ url: 'admin/login', method: 'POST', body: {} });
    expect(signedOut).not.toHaveBeenCalled();

    storage.set('adminToken', 'stale');
    await ask('admin/bookings');
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(headersOf(1).get('Authorization')).toBe('Bearer stale');
  });
});

describe('a failure', () => {
  it.each([
    ['the server failing', json({ message: 'Broken' }, 503)],
    ['no answer', new TypeError('Failed to fetch')],
  ])('through %s is tried once more', async (_name, answer) => {
    answering(answer);

    const { error } = await ask('settings');

    expect(error).toBeDefined();
    expect(calls).toHaveLength(2);
  });

  it('is forgotten when the second try works', async () => {
    answering(new TypeError('Failed to fetch'), json([]));

    expect(await ask('settings')).toMatchObject({ data: [] });
  });

  it('sends the same idempotency key again', async () => {
    answering(json({}, 503));

    await ask({ url: 'bookings', method: 'POST', body: {} });
    await ask({ url: 'bookings', method: 'POST', body: {}, headers: { [IDEMPOTENCY_HEADER]: 'mine' } });

    expect(headersOf(0).get(IDEMPOTENCY_HEADER)).toMatch(/^[0-9a-f]{32}$/);
    expect(headersOf(1).get(IDEMPOTENCY_HEADER)).toBe(headersOf(0).get(IDEMPOTENCY_HEADER));
    expect([headersOf(2), headersOf(3)].map((headers) => headers.get(IDEMPOTENCY_HEADER))).toEqual(['mine', 'mine']);
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [5, 16_000],
    [6, 30_000],
    [20, 30_000],
  ])('before try %i waits %i ms', (attempt, wait) => {
    expect(waitBefore(attempt)).toBe(wait);
  });
});
