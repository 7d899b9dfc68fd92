import { describe, expect, it } from '@jest/globals';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, bookingInput, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings({ RATE_LIMIT_COUPONS: '3' });

const request = async (address: string, part: object) => {
  const [body, headers] = [bookingInput(part), { 'x-real-ip': address }];
  return (await call(bookings, 'POST', '/api/bookings', { body, headers })).status;
};

async function confirmed(days: number): Promise<void> {
  const { id } = await aBooking(bookings, stayIn(days));
  await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
}

describe('a coupon’s code', () => {
  const CODES = ['WELCOME10', 'NOPE', 'WELCOME10', 'NOPE', 'WELCOME10'];

  it('cannot be tried by requests for taken dates more often than by quotes', async () => {
    await confirmed(20);

    const statuses = [];
    for (const couponCode of CODES) statuses.push(await request('203.0.113.1', { ...stayIn(20), couponCode }));

    expect(statuses).toEqual([409, 400, 409, 429, 429]);
  });

  it('cannot be tried by changes to taken dates more often than by quotes', async () => {
    await confirmed(20);
    const { code, cookie } = await aBooking(bookings, stayIn(10));
    const headers = { ...cookie, 'x-real-ip': '203.0.113.2' };

    const statuses = [];
    for (const couponCode of CODES) {
      const body = { ...stayIn(20), couponCode };
      statuses.push((await call(bookings, 'POST', `/api/bookings/${code}/change`, { body, headers })).status);
    }

    expect(statuses).toEqual([409, 400, 409, 429, 429]);
  });

  it('cannot be tried by quotes of changes more often than by other quotes', async () => {
    const { code, cookie } = await aBooking(bookings, stayIn(10));
    const headers = { ...cookie, 'x-real-ip': '203.0.113.4' };

    const statuses = [];
    for (const couponCode of CODES) {
      const body = { couponCode };
      statuses.push((await call(bookings, 'POST', `/api/bookings/${code}/change-quote`, { body, headers })).status);
    }

    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('is not counted in requests that are stored, nor are failed requests without one', async () => {
    await confirmed(20);

    const statuses = [];
    for (const days of [30, 40, 50, 60]) {
      statuses.push(await request('203.0.113.3', { ...stayIn(days), couponCode: 'WELCOME10' }));
      statuses.push(await request('203.0.113.3', stayIn(20)));
    }

    expect(statuses).toEqual([201, 409, 201, 409, 201, 409, 201, 409]);
  });
});
