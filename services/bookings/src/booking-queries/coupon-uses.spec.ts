import { describe, expect, it } from '@jest/globals';
import type { CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, put, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
const PATH = '/api/admin/bookings/coupon-uses';
const uses = async (codes: string) => (await callAsAdmin<CouponUses[]>(bookings, 'GET', `${PATH}?codes=${codes}`)).body;
/** More codes than one call accepts. */
const MANY = Array.from({ length: 301 }, (_, index) => `C${index}AA`);

const change = async (id: number, body: object) => {
  const { version } = await stored(bookings, id);
  const changed = { version, pricing: 'booked', ...body };
  expect((await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body: changed })).status).toBe(200);
};
const withCoupon = (days: number) => aBooking(bookings, { ...stayIn(days), guestCount: 10, couponCode: 'welcome10' });

describe('uses of coupons', () => {
  it('counts confirmed stays and their discounts, requests separately, and no cancelled or deleted bookings', async () => {
    for (const days of [1, 4, 7, 10, 13]) await withCoupon(days);
    await aBooking(bookings, stayIn(20));
    await put(bookings, 1, { status: 'confirmed' });
    await put(bookings, 2, { status: 'completed', discountAmount: 250 });
    await put(bookings, 3, { status: 'cancelled' });
    await put(bookings, 4, { status: 'confirmed', archivedAt: new Date() });

    expect(await uses('WELCOME10,EXPIRED')).toEqual([
      { code: 'WELCOME10', uses: 2, given: 1250, requested: 1 },
      { code: 'EXPIRED', uses: 0, given: 0, requested: 0 },
    ]);
  });

  it('counts a discount above the price only up to the price', async () => {
    const { id } = await withCoupon(1);
    await change(id, { discountAmount: 99_999 });
    await put(bookings, id, { status: 'confirmed' });

    expect(await uses('WELCOME10')).toEqual([{ code: 'WELCOME10', uses: 1, given: 12_000, requested: 0 }]);
  });

  it.each([
    ['no codes', '', 'codes is required'],
    ['a text that is not a code', '?codes=a%27--', 'There is no such coupon code'],
    ['a list instead of a text', '?codes[]=WELCOME10&codes[]=EXPIRED', 'codes is required'],
    ['more codes than one call counts', `?codes=${MANY.join(',')}`, 'At most 300 codes can be asked for'],
  ])('refuses %s', async (_what, query, message) => {
    const { status, body } = await callAsAdmin<Problem>(bookings, 'GET', PATH + query);

    expect([status, body.errors]).toEqual([400, [{ path: 'codes', message }]]);
  });

  it('is for admins only', async () => {
    expect((await call(bookings, 'GET', `${PATH}?codes=WELCOME10`)).status).toBe(401);
  });
});
