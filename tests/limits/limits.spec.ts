import { randomInt } from 'node:crypto';
import { requestStay } from '../support/guests.ts';
import { callFrom, type CountedAnswer } from '../support/call-from.ts';
import { isLocal, isUnlimited } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal || isUnlimited, 'needs this machine, and the limits that guests meet');

/** An address that no other test calls from. */
const anAddress = (): string => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;

interface Tries {
  path: string;
  body: unknown;
  count: number;
  from?: string;
  headers?: (index: number) => Record<string, string>;
}

async function tries({ path, body, count, from = anAddress(), headers }: Tries): Promise<CountedAnswer[]> {
  const call = (index: number) => callFrom({ from, path, body, headers: headers?.(index) });
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

function expectLetThrough(answers: CountedAnswer[], allowed: number, longestWait: number): void {
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBe(allowed);
  for (const { retryAfter, text } of refused) {
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(longestWait);
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: 'too-many-requests' });
  }
}

const LIMITS = [
  { what: 'requests for a stay', path: '/api/bookings', body: {}, allowed: 30, seconds: 60 },
  {
    what: 'coupon checks',
    path: '/api/coupons/validate',
    body: { code: 'NOSUCH', amount: 1 },
    allowed: 20,
    seconds: 60,
  },
  {
    what: 'lookups',
    path: '/api/bookings/lookup',
    body: { confirmationCode: 'nonsense', phoneLast4: '1234' },
    allowed: 10,
    seconds: 900,
  },
  {
    what: 'payment references',
    path: '/api/bookings/FH-00000000/payment',
    body: { upiTransactionId: '1' },
    allowed: 20,
    seconds: 60,
  },
  { what: 'quotes', path: '/api/bookings/quote', body: {}, allowed: 120, seconds: 60 },
] as const;

for (const { what, path, body, allowed, seconds } of LIMITS) {
  test(`@limits of many ${what} at one moment only ${allowed} are looked at, whatever address the client claims`, async () => {
    const claimed = (index: number) => ({ 'X-Real-IP': `10.0.0.${index}`, 'X-Forwarded-For': `10.0.0.${index}` });

    const answers = await tries({ path, body, count: allowed + 8, headers: claimed });

    expectLetThrough(answers, allowed, seconds);
    const [neighbour] = await tries({ path, body, count: 1 });
    expect(neighbour?.status).not.toBe(429);
  });
}

test('@limits a booking’s code can be tried ten times an hour, from wherever', async () => {
  const { code, request } = await requestStay();
  const body = {
    confirmationCode: code,
    phoneLast4: String((Number(request.contactNumber.slice(-4)) + 1) % 10_000).padStart(4, '0'),
  };

  const fromAll = await Promise.all([1, 2, 3].map(() => tries({ path: '/api/bookings/lookup', body, count: 5 })));

  expectLetThrough(fromAll.flat(), 10, 3600);
});

test('@limits after five wrong passwords the sixth try waits', async () => {
  const body = { username: 'admin', password: 'guess' };

  const answers = await tries({ path: '/api/admin/login', body, count: 9 });

  expectLetThrough(answers, 5, 60);
});

test('@limits the gateway lets through what a browser needs and stops a flood, files from disk aside', async () => {
  const from = anAddress();
  const flood = (path: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => callFrom({ from, method: 'GET', path })));

  const answers = (await Promise.all([flood('/api/services', 400), flood('/api/settings', 400)])).flat();

  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(250);
  expect(refused[0]?.retryAfter).toBeGreaterThan(0);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'too-many-requests' });
  const files = await flood('/assets/icon.svg', 50);
  expect(files.filter(({ status }) => status === 429)).toHaveLength(0);
});
