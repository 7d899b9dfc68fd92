import { describe, expect, it } from '@jest/globals';
import type { BookingCounts, BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, multiply, put, stayIn, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { mondayOf } from './periods.rules.ts';

const bookings = useBookings();

const summary = async () => (await callAsAdmin<BookingSummary>(bookings, 'GET', '/api/admin/bookings/summary')).body;
const csv = (query = '') =>
  bookings.app.inject({
    url: `/api/admin/bookings/export.csv${query}`,
    headers: { authorization: bookings.identity.bearer() },
  });

describe('bookings summary', () => {
  it('is all zeros without bookings', async () => {
    const body = await summary();

    expect(body).toMatchObject({
      total: 0,
      byStatus: { pending: 0, confirmed: 0, cancelled: 0, completed: 0 },
      byPaymentStatus: { pending: 0, paid: 0, pending_verification: 0, verified: 0, failed: 0 },
      totalRevenue: 0,
      received: 0,
      awaitingMoney: 0,
      nextArrivals: [],
    });
    expect([body.bookingsByWeek.length, body.revenueByMonth.length]).toEqual([12, 12]);
  });

  it('counts and sums every booking that is not deleted', async () => {
    for (const days of [1, 2, 3, 4, 5]) await aBooking(bookings, stayIn(days, 0));
    await put(bookings, 1, { status: 'confirmed', paymentStatus: 'verified' });
    await put(bookings, 2, { status: 'cancelled', paymentStatus: 'failed' });
    await put(bookings, 3, { paymentStatus: 'pending_verification' });
    await put(bookings, 4, { createdAt: new Date(Date.now() - 200 * 24 * 3_600_000) });
    await callAsAdmin(bookings, 'DELETE', '/api/admin/bookings/5');

    const body = await summary();

    expect(body).toMatchObject({
      total: 4,
      byStatus: { pending: 2, confirmed: 1, cancelled: 1, completed: 0 },
      byPaymentStatus: { pending: 1, paid: 0, pending_verification: 1, verified: 1, failed: 1 },
      totalRevenue: 4 * 5100,
      received: 5100,
      nextArrivals: [{ id: 1 }],
    });
    expect(body.bookingsByWeek.at(-1)).toEqual({ week: mondayOf(today()), bookings: 3 });
    const sums = body.revenueByMonth.reduce(
      (sum, { verified, awaiting }) => [sum[0] + verified, sum[1] + awaiting] as [number, number],
      [0, 0] as [number, number],
    );
    expect(sums).toEqual([5100, 0]);
  });

  it('sums what was received for the same bookings, minus refunds', async () => {
    for (const days of [1, 2, 3]) await aBooking(bookings, stayIn(days, 0));
    const post = (path: string, body: object) => callAsAdmin(bookings, 'POST', `/api/admin/bookings/${path}`, { body });
    await post('1/payments', { amount: 3000, method: 'cash', verify: true });
    await post('1/refunds', { amount: 1000, method: 'cash' });
    await post('2/payments', { amount: 700, method: 'cash' });
    await post('3/payments', { amount: 5100, method: 'cash', verify: true });
    await put(bookings, 3, { archivedAt: new Date() });

    expect(await summary()).toMatchObject({ totalRevenue: 2 * 5100, received: 2000 });
  });

  it('sums the money that confirmed stays still owe, and no booking request', async () => {
    for (const days of [1, 2, 3, 4]) await aBooking(bookings, stayIn(days, 0));
    await put(bookings, 1, { status: 'confirmed', paymentStatus: 'pending_verification' });
    await put(bookings, 2, { status: 'completed' });
    await put(bookings, 3, { status: 'confirmed', paymentStatus: 'verified' });

    const { awaitingMoney, revenueByMonth } = await summary();

    expect(awaitingMoney).toBe(2 * 5100);
    expect(revenueByMonth.reduce((sum, { awaiting }) => sum + awaiting, 0)).toBe(2 * 5100);
  });

  it('counts a verified partial payment as verified by month, and the rest of a confirmed stay as awaited', async () => {
    for (const days of [1, 2, 3, 4]) await aBooking(bookings, stayIn(days, 0));
    const post = (path: string, body?: object) => callAsAdmin(bookings, 'POST', `/api/${path}`, { body });
    const pay = (id: number, amount: number) =>
      post(`admin/bookings/${id}/payments`, { amount, method: 'cash', verify: true });
    await post('bookings/1/confirm');
    await pay(1, 1000);
    await pay(2, 6000);
    await pay(3, 2000);
    await post('bookings/3/cancel');

    const { awaitingMoney, revenueByMonth } = await summary();

    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    expect(sumOf(revenueByMonth.map(({ verified }) => verified))).toBe(1000 + 5100);
    expect(sumOf(revenueByMonth.map(({ awaiting }) => awaiting))).toBe(4100);
    expect(awaitingMoney).toBe(4100);
  });

  it('does not reduce the awaited money by an overpaid stay', async () => {
    const stays = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    const [overpaid, owing] = stays.map(({ id }) => id);
    await put(bookings, owing ?? 0, { status: 'confirmed' });
    for (const body of [
      { amount: 5000, method: 'cash', verify: true },
      { amount: 100, method: 'cash' },
    ]) {
      await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${overpaid}/payments`, { body });
    }
    await put(bookings, overpaid ?? 0, { finalTotal: 2800 });

    expect((await summary()).awaitingMoney).toBe(5100);
  });

  it('names the next five arrivals, today’s first', async () => {
    const days = [9, 0, 3, 6, 12, 15];
    for (const ahead of days) await aBooking(bookings, stayIn(ahead));
    for (const id of [1, 2, 3, 4, 5, 6]) await put(bookings, id, { status: 'confirmed' });

    expect((await summary()).nextArrivals.map(({ id }) => id)).toEqual([2, 3, 4, 1, 5]);
  });
});

describe('counts of a search', () => {
  it('counts the matching bookings by both kinds of state', async () => {
    await aBooking(bookings, { ...stayIn(1), fullName: 'Wanted One' });
    await aBooking(bookings, { ...stayIn(5), fullName: 'Wanted Two' });
    await aBooking(bookings, { ...stayIn(9), fullName: 'Somebody Else' });
    await put(bookings, 2, { status: 'confirmed', paymentStatus: 'verified' });

    const { body } = await callAsAdmin<BookingCounts>(bookings, 'GET', '/api/admin/bookings/counts?q=wanted');

    expect(body).toEqual({
      byStatus: { pending: 1, confirmed: 1, cancelled: 0, completed: 0 },
      byPaymentStatus: { pending: 1, paid: 0, pending_verification: 0, verified: 1, failed: 0 },
    });
  });
});

const BYTE_ORDER_MARK = '\uFEFF';

describe('bookings export', () => {
  it('quotes every field, newest first, with today’s date in the file name', async () => {
    const { code } = await aBooking(bookings, {
      ...stayIn(10, 2),
      fullName: 'Rao, "Asha"',
      contactNumber: '0000 0123 4567',
    });
    await aBooking(bookings, stayIn(20));

    const response = await csv();

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="bookings-${today()}.csv"`);
    const lines = response.payload.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      `${BYTE_ORDER_MARK}"ID","Name","Contact","Check-in","Check-out","Guests","Total","Status",` +
        '"Created","Payment","Method","UTR","Coupon","Source","Special requests","Payment notes"',
    );
    expect(lines[2]).toContain(
      `"${code}","Rao, ""Asha""","0000 0123 4567","${stayIn(10).checkinDate}","${stayIn(10, 2).checkoutDate}","4","5100","pending"`,
    );
  });

  it('has the creation time, payment method, coupon, source and notes of each booking', async () => {
    const guest = { ...stayIn(10), couponCode: 'welcome10', guestCount: 10, specialRequests: '=HYPERLINK("x")\nCake' };
    const { id } = await aBooking(bookings, guest);
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/payments`, {
      body: { amount: 3000, method: 'upi', reference: '123456789012', verify: true, notes: '+ by phone' },
    });
    await put(bookings, id, { createdAt: new Date('2026-10-31T18:45:00Z') });
    await aBooking(bookings, stayIn(20));

    const [, bare, paid] = (await csv()).payload.trimEnd().split(/\n(?="F)/);

    expect(paid).toContain(`,"2026-11-01 00:15","`);
    expect(paid).toContain(`,"UPI","123456789012","WELCOME10","Website","'=HYPERLINK(""x"")\nCake","'+ by phone"`);
    expect(bare).toContain(',"pending","","","","Website","",""');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('escapes the name %j, which would be a formula', async (start) => {
    await aBooking(bookings, { fullName: `${start} cmd` });

    expect((await csv()).payload).toContain(`"'${start} cmd"`);
  });

  it('escapes a phone number with a plus sign', async () => {
    await aBooking(bookings, { contactNumber: '+91 00000 00000' });

    expect((await csv()).payload).toContain(`"'+91 00000 00000"`);
  });

  it('keeps names in every script', async () => {
    await aBooking(bookings, { fullName: 'ఆశా राव' });

    expect((await csv()).payload).toContain('"ఆశా राव"');
  });

  it('contains the bookings that match the filter', async () => {
    await aBooking(bookings, { ...stayIn(10), fullName: 'Wanted One' });
    await aBooking(bookings, stayIn(20));

    const { payload } = await csv('?q=wanted&status=pending');

    expect(payload.trimEnd().split('\n')).toHaveLength(2);
  });

  it('is only a header row when there are no bookings', async () => {
    expect((await csv()).payload.trimEnd().split('\n')).toHaveLength(1);
  });

  it('contains every booking of many', async () => {
    await aBooking(bookings);
    await multiply(bookings, 2500);

    const { payload } = await csv();

    expect(new Set(payload.trimEnd().split('\n')).size).toBe(2502);
  });
});
