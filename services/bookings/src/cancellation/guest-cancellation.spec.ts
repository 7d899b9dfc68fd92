import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import type { RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import type { Problem } from '@farmhouse/contracts/errors';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { detailsOf, seenBy } from '../testing/booking-calls.ts';
import { aBooking, cookieOf, put, rowsOf, stayIn, stored, today, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const quote = ({ code }: Booked, headers = cookieOf(code)) =>
  call<CancelQuote & Problem>(bookings, 'POST', `/api/bookings/${code}/cancel-quote`, { headers });
const cancel = ({ code }: Booked, body: object = {}, headers: Record<string, string> = cookieOf(code)) =>
  call<GuestBooking & Problem & { quote?: CancelQuote }>(bookings, 'POST', `/api/bookings/${code}/cancel`, {
    ...{ body, headers },
  });
const ofAdmin = <T = BookingView & Problem>(path: string, body: object = {}) =>
  callAsAdmin<T>(bookings, 'POST', `/api/${path}`, { body });
const refunds = async () => (await callAsAdmin<RefundRow[]>(bookings, 'GET', '/api/admin/money/refunds')).body;

async function aPaidStay(days: number, amount = 5100): Promise<Booked> {
  const booking = await aBooking(bookings, stayIn(days));
  await ofAdmin(`bookings/${booking.id}/confirm`);
  await ofAdmin(`admin/bookings/${booking.id}/payments`, { amount, method: 'cash', verify: true });
  return booking;
}

describe('POST /api/bookings/:code/cancel-quote', () => {
  it.each([
    [14, 100, 5100],
    [13, 50, 2550],
    [7, 50, 2550],
    [6, 0, 0],
  ])('returns the percentage of the terms %i days before check-in: %i percent', async (days, percent, refund) => {
    const stay = await aPaidStay(days);

    const { status, body } = await quote(stay);

    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ confirmationCode: stay.code, status: 'confirmed', received: 5100, overpaid: 0, submitted: 0 },
      ...{ refundOfSubmitted: 0, percent, refund, daysLeft: days, dueOn: addDays(today(), 7) },
    });
  });

  it('refunds a pending booking in full', async () => {
    const booking = await aBooking(bookings, stayIn(2));

    expect((await quote(booking)).body).toMatchObject({ percent: 100, received: 0, refund: 0 });
  });

  it('requires the guest token of the booking', async () => {
    const [booking, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];

    const responses = [await quote(booking, other.cookie), await quote({ ...booking, code: 'FH-AAAAAAAA' })];

    expect(responses.map(({ status }) => status)).toEqual([401, 404]);
  });
});

describe('POST /api/bookings/:code/cancel', () => {
  it('cancels the stay, frees its dates, and states the refund by the terms', async () => {
    const stay = await aPaidStay(10);

    const { status, body } = await cancel(stay, { reason: 'We are ill', refundTo: 'asha@okbank', refund: 2550 });

    expect(status).toBe(200);
    const refund = { amount: 2550, refundTo: 'asha@okbank', dueOn: addDays(today(), 7) };
    expect(body).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'We are ill',
      refund: { ...refund, paid: 0 },
    });
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);
    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject([
      { booking: { id: stay.id, status: 'cancelled' }, reason: 'We are ill', by: 'guest', refund },
    ]);
    expect(await refunds()).toMatchObject([{ ...refund, bookingId: stay.id, cause: 'cancelled', received: 5100 }]);
  });

  it('is settled by a refund, after which nothing is listed and the guest sees what was paid', async () => {
    const stay = await aPaidStay(10);
    await cancel(stay);

    await ofAdmin(`admin/bookings/${stay.id}/refunds`, { amount: 2000, method: 'upi' });
    expect(await refunds()).toMatchObject([{ amount: 550 }]);
    await ofAdmin(`admin/bookings/${stay.id}/refunds`, { amount: 550, method: 'upi' });

    expect(await refunds()).toEqual([]);
    expect((await seenBy(bookings, stay)).refund).toMatchObject({ amount: 2550, paid: 2550 });
  });

  it('returns 409 with the current refund when another amount was shown', async () => {
    const stay = await aPaidStay(10);

    const { status, body } = await cancel(stay, { refund: 5100 });

    expect([status, body.code]).toEqual([409, 'refund-changed']);
    expect(body.quote).toMatchObject({ refund: 2550 });
    expect((await stored(bookings, stay.id)).status).toBe('confirmed');
  });

  it('returns 409 when the percentage of a payment that is being checked is no longer the one shown', async () => {
    const stay = await aBooking(bookings, { ...stayIn(5), upiTransactionId: '123456789013' });
    const shown = (await quote(stay)).body;
    await ofAdmin(`bookings/${stay.id}/confirm`);

    const { status, body } = await cancel(stay, { refund: shown.refund, percent: shown.percent });

    expect([shown.refund, shown.percent]).toEqual([0, 100]);
    expect([status, body.code, body.quote?.percent]).toEqual([409, 'refund-changed', 0]);
    expect(body.message).toContain('The refund is ₹0 now, and ₹0 of the ₹5,100 that we are still checking.');
    expect((await cancel(stay, { refund: 0, percent: 0 })).status).toBe(200);
  });

  it('returns 409 when less of a payment that is being checked would be returned than was shown', async () => {
    const stay = await aBooking(bookings, { ...stayIn(5), upiTransactionId: '123456789013' });
    await ofAdmin(`bookings/${stay.id}/confirm`);

    const { status, body } = await cancel(stay, { refund: 0, percent: 0, refundOfSubmitted: 5100 });

    expect([status, body.code, body.quote?.refundOfSubmitted]).toEqual([409, 'refund-changed', 0]);
  });

  it('cancels a stay without any payment although the percentage of its terms is no longer the one shown', async () => {
    const stay = await aBooking(bookings, stayIn(5));
    await ofAdmin(`bookings/${stay.id}/confirm`);

    const { status, body } = await cancel(stay, { refund: 0, percent: 50 });

    expect([status, body.status]).toEqual([200, 'cancelled']);
  });

  it('cancels once when it is called ten times at the same time', async () => {
    const stay = await aPaidStay(20);

    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(stay)));

    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await eventsOf(bookings, 'booking.cancelled')).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
  });

  it('returns 409 once the time of check-in has passed, and to a booking that is cancelled already', async () => {
    const [begun, cancelled] = [await aPaidStay(10), await aPaidStay(20)];
    await put(bookings, begun.id, { checkinDate: today(), checkinTime: '00:00' });
    await cancel(cancelled);

    const responses = [await cancel(begun), await cancel(cancelled)];

    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'status-conflict'],
      [409, 'status-conflict'],
    ]);
    expect(responses[0]?.body.message).toBe('The time of check-in has passed. Please call us.');
  });

  it('refunds the same percentage of a payment that is verified after the cancellation', async () => {
    const stay = await aBooking(bookings, { ...stayIn(10), upiTransactionId: '123456789012' });
    await ofAdmin(`bookings/${stay.id}/confirm`);
    await cancel(stay);
    expect(await refunds()).toEqual([]);

    await ofAdmin(`admin/bookings/${stay.id}/verify-payment`, { verified: true, amount: 4001 });

    expect(await refunds()).toMatchObject([{ amount: 2000, received: 4001 }]);
  });

  it('is refused without the guest’s token, with another booking’s, and for an unknown code', async () => {
    const [booking, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];

    const responses = [
      await cancel(booking, {}, {}),
      await cancel(booking, {}, other.cookie),
      await cancel({ ...booking, code: 'FH-AAAAAAAA' }),
      await cancel({ ...booking, code: 'FH-1' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([401, 401, 404, 404]);
    expect((await stored(bookings, booking.id)).status).toBe('pending');
  });

  it.each([{ refundTo: 'x'.repeat(101) }, { refundTo: 'a@b\npaid' }, { refund: -1 }, { refund: 0.5 }, { reason: 5 }])(
    'returns 400 to %j',
    async (body) => {
      expect((await cancel(await aBooking(bookings), body)).status).toBe(400);
    },
  );
});

describe('POST /api/bookings/:id/cancel by the owner', () => {
  const agreed = async (id: number) => (await detailsOf(bookings, id)).agreedRefund;

  it('refunds by the terms unless the owner names another amount with a reason', async () => {
    const [byTerms, other] = [await aPaidStay(10), await aPaidStay(20)];

    const shown = await callAsAdmin<CancelQuote>(bookings, 'GET', `/api/admin/bookings/${byTerms.id}/cancel-quote`);
    await ofAdmin(`bookings/${byTerms.id}/cancel`, { reason: 'Ill' });
    await ofAdmin(`bookings/${other.id}/cancel`, {
      ...{ refund: 4000, refundReason: 'Cleaning was done', refundTo: ' asha@okbank ' },
    });

    expect([shown.status, shown.body.refund]).toEqual([200, 2550]);
    expect(await agreed(byTerms.id)).toMatchObject({ amount: 2550, reason: null, refundTo: null });
    expect(await agreed(other.id)).toMatchObject({
      ...{ amount: 4000, reason: 'Cleaning was done', refundTo: 'asha@okbank' },
    });
  });

  it('shows the guest the agreed refund without the reason for its amount, and none when nothing is refunded', async () => {
    const [some, none] = [await aPaidStay(20), await aPaidStay(30)];
    await ofAdmin(`bookings/${some.id}/cancel`, { refund: 4000, refundReason: 'Cleaning was done' });
    await ofAdmin(`bookings/${none.id}/cancel`, { refundPercent: 0, refundReason: 'The room was damaged' });

    const dueOn = addDays(today(), 7);
    expect((await seenBy(bookings, some)).refund).toEqual({
      amount: 4000,
      paid: 0,
      lastPaid: null,
      refundTo: null,
      dueOn,
    });
    expect((await seenBy(bookings, none)).refund).toBeNull();
  });

  it.each([
    [{ refund: 5101, refundReason: 'More' }, 'refund'],
    [{ refund: 4000 }, 'refundReason'],
    [{ refundPercent: 100 }, 'refundReason'],
    [{ refundPercent: 101, refundReason: 'More' }, 'refundPercent'],
    [{ refundPercent: -1, refundReason: 'Less' }, 'refundPercent'],
    [{ refundPercent: 33.3, refundReason: 'A third' }, 'refundPercent'],
    [{ refundPercent: 100, refund: 5100, refundReason: 'Both' }, 'refundPercent'],
    [{ refund: -1, refundReason: 'Less' }, 'refund'],
    [{ refund: 1e15, refundReason: 'Much' }, 'refund'],
  ])('returns 400 to %j and cancels nothing', async (body, path) => {
    const stay = await aPaidStay(10);

    const response = await ofAdmin(`bookings/${stay.id}/cancel`, body);

    expect([response.status, response.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await stored(bookings, stay.id)).status).toBe('confirmed');
  });

  it.each([
    [{ refund: 5000, refundReason: 'The bank took a fee' }, 'refund'],
    [{ refundPercent: 50, refundReason: 'As agreed' }, 'refundPercent'],
  ])('returns 400 to %j for a pending booking, which returns everything', async (body, path) => {
    const request = await aBooking(bookings, stayIn(10));
    await ofAdmin(`admin/bookings/${request.id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await put(bookings, request.id, { status: 'pending' });

    const cancelled = await ofAdmin(`bookings/${request.id}/cancel`, body);
    const overridden = await callAsAdmin<Problem>(bookings, 'PATCH', `/api/admin/bookings/${request.id}/status`, {
      body: { status: 'cancelled', ...body },
    });

    for (const response of [cancelled, overridden]) {
      expect([response.status, response.body.errors?.[0]?.path]).toEqual([400, path]);
      expect(response.body.errors?.[0]?.message).toBe('A request returns everything that was paid: ₹5,100');
    }
    expect((await stored(bookings, request.id)).status).toBe('pending');
  });

  it('refunds a paid request in full when it is declined', async () => {
    const [winner, loser] = [await aBooking(bookings, stayIn(3)), await aBooking(bookings, stayIn(3))];
    await ofAdmin(`bookings/${winner.id}/confirm`);
    await ofAdmin(`admin/bookings/${loser.id}/payments`, { amount: 5100, method: 'cash', verify: true });

    await ofAdmin('admin/bookings/decline', { ids: [loser.id] });

    expect(await refunds()).toMatchObject([{ bookingId: loser.id, amount: 5100 }]);
  });

  it('drops the refund of a booking that is confirmed again', async () => {
    const stay = await aPaidStay(10);
    await ofAdmin(`bookings/${stay.id}/cancel`);

    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${stay.id}/status`, { body: { status: 'confirmed' } });

    expect(await refunds()).toEqual([]);
    expect(await agreed(stay.id)).toBeNull();
  });
});

describe('GET /api/admin/money/refunds', () => {
  it('lists overpayments of stays after the refunds with a due day', async () => {
    const [over, cancelled] = [await aPaidStay(10, 6000), await aPaidStay(20)];
    await cancel(cancelled);

    expect(await refunds()).toMatchObject([
      { bookingId: cancelled.id, amount: 5100, cause: 'cancelled' },
      { bookingId: over.id, amount: 900, cause: 'overpaid', dueOn: null, refundTo: null },
    ]);
  });

  it('names how the guest can be reached, so that no mail is claimed for one without an address', async () => {
    const stay = await aPaidStay(10, 6000);
    const { email, contactNumber } = await stored(bookings, stay.id);

    expect(await refunds()).toMatchObject([{ bookingId: stay.id, email, contactNumber }]);
    await put(bookings, stay.id, { email: null });
    expect(await refunds()).toMatchObject([{ bookingId: stay.id, email: null, contactNumber }]);
  });

  it('lists no more than was received after a payment was corrected', async () => {
    const stay = await aPaidStay(20);
    await cancel(stay);
    const { body } = await callAsAdmin<{ entries: { id: number; kind: string }[] }>(
      ...([bookings, 'GET', `/api/admin/bookings/${stay.id}/ledger`] as const),
    );
    await ofAdmin(`admin/ledger/${body.entries.find(({ kind }) => kind === 'payment')?.id}/correct`);

    expect(await refunds()).toEqual([]);
  });

  it('is for admins only', async () => {
    expect((await call(bookings, 'GET', '/api/admin/money/refunds')).status).toBe(401);
  });
});
