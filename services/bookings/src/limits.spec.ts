import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { call, type Method } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { startBookings } from './testing/test-bookings.ts';

let bookings: TestService;

beforeAll(async () => {
  const few = ['BOOKINGS', 'COUPONS', 'LOOKUP', 'SESSION', 'PAYMENTS'].map(
    (name) => [`RATE_LIMIT_${name}`, '3'] as const,
  );
  bookings = await startBookings(Object.fromEntries(few));
});
afterAll(() => bookings.close());

const CALLS: [string, Method, string, object][] = [
  ['requests', 'POST', '/api/bookings', {}],
  ['look-ups', 'POST', '/api/bookings/lookup', {}],
  ['payment references', 'POST', '/api/bookings/FH-00000000/payment', { upiTransactionId: '123456789012' }],
  ['links of mails', 'POST', '/api/bookings/FH-00000000/session', { token: 'a guess' }],
  ['coupons in quotes', 'POST', '/api/bookings/quote', { guestCount: 1, couponCode: 'GUESS' }],
];

it.each(CALLS)(
  'the rate limit of %s counts by the client address that the gateway reports',
  async (_name, method, url, body) => {
    const from = (address: string) => call(bookings, method, url, { body, headers: { 'x-real-ip': address } });

    const responses = [];
    for (let tries = 0; tries < 4; tries += 1) responses.push(await from('203.0.113.1'));
    const other = await from('203.0.113.2');

    expect(responses.map(({ status }) => status === 429)).toEqual([false, false, false, true]);
    expect(responses[3]).toMatchObject({ body: { code: 'too-many-requests' } });
    expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(other.status).not.toBe(429);
  },
);

it('the limit of coupon attempts does not count quotes without a coupon', async () => {
  const responses = [];
  for (let tries = 0; tries < 5; tries += 1) {
    responses.push((await call(bookings, 'POST', '/api/bookings/quote', { body: { guestCount: 1 } })).status);
  }

  expect(responses).toEqual([200, 200, 200, 200, 200]);
});
