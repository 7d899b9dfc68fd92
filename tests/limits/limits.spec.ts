import { requestStay } from '../support/guests.ts';
import { anAddress, requestFrom, type CountedResponse } from '../support/api/request-from-ip.ts';
import { isLocal, isUnlimited } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal || isUnlimited, 'needs the product on this machine, with its real limits');

interface RequestSeries {
  path: string;
  body: unknown;
  count: number;
  from?: string;
  headers?: (index: number) => Record<string, string>;
}

async function callsAtOnce({
  path,
  body,
  count,
  from = anAddress(),
  headers,
}: RequestSeries): Promise<CountedResponse[]> {
  const call = (index: number) => requestFrom({ from, path, body, headers: headers?.(index) });
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

interface Allowed {
  /** How many of the calls are handled. */
  allowed: number;
  /** The status of their responses. */
  status: number;
  /** The longest time until further ones are handled. */
  seconds: number;
}

function expectAllowed(responses: CountedResponse[], { allowed, status: handled, seconds }: Allowed): void {
  const refused = responses.filter(({ status }) => status === 429);
  const others = responses.filter(({ status }) => status !== 429);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([handled]));
  expect(others).toHaveLength(allowed);
  for (const { retryAfter, text } of refused) {
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: 'too-many-requests' });
  }
}

const LIMITS = [
  { what: 'booking requests', path: '/api/bookings', body: {}, status: 400, allowed: 30, seconds: 60 },
  {
    what: 'coupon validations',
    path: '/api/coupons/validate',
    body: { code: 'NOSUCH', amount: 1 },
    status: 404,
    allowed: 20,
    seconds: 60,
  },
  {
    what: 'booking lookups',
    path: '/api/bookings/lookup',
    body: { confirmationCode: 'nonsense', phoneLast4: '1234' },
    status: 404,
    allowed: 10,
    seconds: 900,
  },
  {
    what: 'payment submissions',
    path: '/api/bookings/FH-00000000/payment',
    body: { upiTransactionId: '1' },
    status: 404,
    allowed: 20,
    seconds: 60,
  },
  { what: 'contact messages', path: '/api/contact', body: {}, status: 400, allowed: 5, seconds: 600 },
  { what: 'privacy requests', path: '/api/privacy-requests', body: {}, status: 400, allowed: 5, seconds: 600 },
  {
    what: 'requests for a new password',
    path: '/api/admin/password-reset',
    body: {},
    status: 400,
    allowed: 5,
    seconds: 3600,
  },
  { what: 'page views', path: '/api/analytics/pageview', body: {}, status: 400, allowed: 300, seconds: 60 },
] as const;

for (const { what, path, body, allowed, status, seconds } of LIMITS) {
  test(`@limits POST ${path}: ${allowed} simultaneous ${what} are handled, further ones return 429 regardless of X-Real-IP`, async () => {
    const claimed = (index: number) => ({ 'X-Real-IP': `10.0.0.${index}`, 'X-Forwarded-For': `10.0.0.${index}` });

    const responses = await callsAtOnce({ path, body, count: allowed + 8, headers: claimed });

    expectAllowed(responses, { allowed, status, seconds });
    const [neighbour] = await callsAtOnce({ path, body, count: 1 });
    expect(neighbour?.status).toBe(status);
  });
}

test('@limits POST /api/bookings/lookup returns 429 after ten attempts at one code in an hour, from any address', async () => {
  const { code, input } = await requestStay();
  const body = {
    confirmationCode: code,
    phoneLast4: String((Number(input.contactNumber.slice(-4)) + 1) % 10_000).padStart(4, '0'),
  };

  const fromAll = await Promise.all([1, 2, 3].map(() => callsAtOnce({ path: '/api/bookings/lookup', body, count: 5 })));

  expectAllowed(fromAll.flat(), { allowed: 10, status: 404, seconds: 3600 });
});

test('@limits POST /api/admin/login returns 429 after five wrong passwords', async () => {
  const body = { username: 'admin', password: 'guess' };

  const responses = await callsAtOnce({ path: '/api/admin/login', body, count: 9 });

  expectAllowed(responses, { allowed: 5, status: 401, seconds: 60 });
});

test('@limits the gateway returns 429 above 600 calls a minute, static files excepted', async () => {
  const from = anAddress();
  const flood = (path: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => requestFrom({ from, method: 'GET', path })));

  const responses = (await Promise.all([flood('/api/services', 400), flood('/api/settings', 400)])).flat();

  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(250);
  expect(refused[0]?.retryAfter).toBeGreaterThan(0);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'too-many-requests' });
  const files = await flood('/assets/icon.svg', 50);
  expect(files.filter(({ status }) => status === 429)).toHaveLength(0);
});

for (const { what, method, path } of [
  { what: 'writes', method: 'POST', path: '/api/services' },
  { what: 'searches', method: 'GET', path: '/api/blog-posts?page=1&q=pool' },
  { what: 'searches with an encoded name', method: 'GET', path: '/api/blog-posts?page=1&%71=pool' },
  { what: 'exports', method: 'GET', path: '/api/admin/bookings/export.csv' },
]) {
  test(`@limits the gateway returns 429 above 200 ${what} a minute from one address, and still serves its reads`, async () => {
    const from = anAddress();

    const responses = await Promise.all(Array.from({ length: 300 }, () => requestFrom({ from, method, path })));

    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.length).toBeLessThan(105);
    expect(refused[0]?.retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'too-many-requests' });
    expect((await requestFrom({ from, method: 'GET', path: '/api/services' })).status).toBe(200);
  });
}

test('@limits the owner may delete four hundred records within seconds, as from a browser', async ({ owner }) => {
  const from = anAddress();
  const headers = { Authorization: `Bearer ${owner.token}` };
  const call = (index: number) =>
    requestFrom({ from, method: 'DELETE', path: `/api/admin/gallery/${900_000 + index}`, headers });

  const CONNECTIONS = 6;
  const statuses: number[] = [];
  const connection = async (): Promise<void> => {
    while (statuses.length < 400) statuses.push((await call(statuses.length)).status);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));

  expect(new Set(statuses)).toEqual(new Set([404]));
});
