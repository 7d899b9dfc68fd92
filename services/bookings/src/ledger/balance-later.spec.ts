import type { Problem } from '@farmhouse/contracts/errors';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import { SYSTEM } from '../audit/actor.ts';
import { BookingChangesService } from '../booking-change/booking-changes.service.ts';
import { BalancesService } from '../payments/balances.service.ts';
import { auditOf, ledgerOf, seenBy, verify } from '../testing/booking-calls.ts';
import { aBooking, dbOf, put, stayIn, stored, today, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const set = (key: string, value: string) =>
  dbOf(bookings).query(
    `INSERT INTO setting_copies (key, value, version, deleted) VALUES ($1, $2, 1, false)
     ON CONFLICT (key) DO UPDATE SET value = $2`,
    [key, value],
  );
const submit = ({ code, cookie: headers }: Booked, body: object) =>
  call<Problem>(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers });
const balanceOf = async (id: number) => (await ledgerOf(bookings, id)).balance;

const DUE_ON = addDays(today(), 13);

const pause = (id: number, paused: boolean) =>
  callAsAdmin(bookings, 'PUT', `/api/admin/bookings/${id}/messages-paused`, { body: { paused } });
const actionsOf = async (id: number) => (await auditOf(bookings, id)).map(({ action }) => action);

/** A request of 5,100 rupees for a stay in 20 days, half of it due at once and the rest some days before. */
async function aPlannedBooking(balanceDays = 7): Promise<Booked> {
  await set('advance_percent', '50');
  await set('balance_days', String(balanceDays));
  return aBooking(bookings, stayIn(20));
}

/** A booking of 5,100 rupees in 20 days, confirmed by its verified advance; the balance is due some days before. */
async function aConfirmedBooking(balanceDays = 7): Promise<Booked> {
  const booking = await aPlannedBooking(balanceDays);
  await submit(booking, { upiTransactionId: UTR });
  await verify(bookings, booking.id);
  return booking;
}

describe('a booking with an advance and a balance', () => {
  it('shows both parts to its guest, and owes nothing before it is confirmed', async () => {
    const booking = await aPlannedBooking();

    expect(await seenBy(bookings, booking)).toMatchObject({
      due: 5100,
      dueLater: 2550,
      dueOn: DUE_ON,
      paymentStatus: 'pending',
    });
    expect(await balanceOf(booking.id)).toMatchObject({ dueNow: 0, dueLater: 2550, dueOn: DUE_ON, payable: 5100 });
  });

  it('is verified by the advance, and accepts the balance before it is due', async () => {
    const booking = await aPlannedBooking();
    await submit(booking, { upiTransactionId: UTR });

    expect((await verify(bookings, booking.id)).body).toMatchObject({
      ...{ paymentStatus: 'verified', due: 2550, dueLater: 2550, received: 2550, bookingConfirmed: true },
    });
    expect(await balanceOf(booking.id)).toMatchObject({ received: 2550, dueNow: 0, dueLater: 2550, payable: 2550 });
    expect((await submit(booking, { upiTransactionId: '222222222222' })).status).toBe(200);
    expect((await verify(bookings, booking.id)).body).toMatchObject({ paymentStatus: 'verified', due: 0, dueOn: null });
    expect((await submit(booking, { upiTransactionId: '333333333333' })).status).toBe(409);
  });

  it.each([true, false])(
    'has a verified payment that cannot be decided on again after its balance was refused early (verified: %p)',
    async (verified) => {
      const booking = await aConfirmedBooking();
      await submit(booking, { upiTransactionId: '222222222222' });
      const { body: view } = await verify(bookings, booking.id, { verified: false });

      const { status, body } = await verify(bookings, booking.id, { verified, paymentId: view.paymentId });

      expect(view).toMatchObject({ paymentStatus: 'verified', upiTransactionId: UTR, due: 2550 });
      expect([status, body.code, body.message]).toEqual([
        ...[409, 'payment-conflict', 'This payment is already verified.'],
      ]);
    },
  );

  it('accepts the full amount at once from a guest who names it', async () => {
    const booking = await aPlannedBooking();
    await submit(booking, { upiTransactionId: UTR, amount: 5100 });

    expect((await verify(bookings, booking.id)).body).toMatchObject({ paymentStatus: 'verified', due: 0, dueLater: 0 });
  });

  it.each([0, -1, 1.5, 1e15, 'much'])('refuses the amount %s of a submission with 400', async (amount) => {
    const booking = await aPlannedBooking();

    expect((await submit(booking, { upiTransactionId: UTR, amount })).status).toBe(400);
  });

  it('keeps the plan it was made with when the settings change', async () => {
    const booking = await aPlannedBooking();
    await set('advance_percent', '100');

    expect(await seenBy(bookings, booking)).toMatchObject({
      dueLater: 2550,
      terms: { advancePercent: 50, balanceDays: 7 },
    });
  });

  it('is due at once when the due day of the balance has already come', async () => {
    await set('advance_percent', '50');
    await set('balance_days', '30');
    const booking = await aBooking(bookings, stayIn(20));

    expect(await seenBy(bookings, booking)).toMatchObject({ due: 5100, dueLater: 0, dueOn: null });
  });
});

describe('scheduled balances', () => {
  const balances = () => bookings.app.get(BalancesService);
  const at = (day: string, time: string) => istInstant(day, time);

  it('are announced once to a guest whose stay is confirmed in the evening before the due day', async () => {
    await aConfirmedBooking();

    expect(await balances().processDue(at(addDays(DUE_ON, -1), '21:45'))).toBe(0);
    expect(await balances().processDue(at(DUE_ON, '08:00'))).toBe(1);

    expect(await eventsOf(bookings, 'payment.balance-due')).toMatchObject([{ dueOn: DUE_ON, booking: { due: 2550 } }]);
  });

  it('are announced to the guest once three days before and once on the due day, from which on the rest is due', async () => {
    const booking = await aPlannedBooking();
    await submit(booking, { upiTransactionId: UTR });
    await verify(bookings, booking.id);

    expect(await balances().processDue(at(addDays(DUE_ON, -4), '12:00'))).toBe(0);
    expect(await balances().processDue(at(addDays(DUE_ON, -3), '07:59'))).toBe(0);
    expect(await balances().processDue(at(addDays(DUE_ON, -3), '08:00'))).toBe(1);
    expect(await balances().processDue(at(addDays(DUE_ON, -2), '12:00'))).toBe(0);
    expect(await balances().processDue(at(DUE_ON, '08:00'))).toBe(1);
    expect(await balances().processDue(at(DUE_ON, '12:00'))).toBe(0);

    expect(await eventsOf(bookings, 'payment.balance-due')).toMatchObject([
      { dueOn: DUE_ON, booking: { dueLater: 2550 } },
      { dueOn: DUE_ON, booking: { due: 2550, dueLater: 0, paymentStatus: 'pending' } },
    ]);
    const view = await seenBy(bookings, booking);
    expect(view).toMatchObject({ paymentStatus: 'pending', due: 2550, dueLater: 0, dueOn: null });
    expect(view.paymentDeadline).toBe(at(DUE_ON, '21:00').toISOString());
    expect(await balanceOf(booking.id)).toMatchObject({ dueNow: 2550, dueLater: 0 });
  });

  it('are due on their day, without a message to the guest, after the stay was completed before', async () => {
    const booking = await aPlannedBooking();
    await submit(booking, { upiTransactionId: UTR });
    await verify(bookings, booking.id);
    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${booking.id}/status`, { body: { status: 'completed' } });

    expect(await balances().processDue(at(DUE_ON, '08:00'))).toBe(1);

    expect(await balanceOf(booking.id)).toMatchObject({ dueNow: 2550, dueLater: 0, dueOn: null });
    expect(await eventsOf(bookings, 'payment.balance-due')).toEqual([]);
  });

  it('are not announced to a guest who has paid everything or whose payment is undecided', async () => {
    const undecided = await aConfirmedBooking();
    await submit(undecided, { upiTransactionId: '222222222222' });
    const paid = await aBooking(bookings, stayIn(22));
    await submit(paid, { upiTransactionId: '333333333333', amount: 5100 });
    await verify(bookings, paid.id);

    for (const day of [addDays(DUE_ON, -3), DUE_ON, addDays(DUE_ON, 2)]) await balances().processDue(at(day, '08:00'));

    expect(await eventsOf(bookings, 'payment.balance-due')).toEqual([]);
    expect(await seenBy(bookings, paid)).toMatchObject({ paymentStatus: 'verified', due: 0 });
    expect(await seenBy(bookings, undecided)).toMatchObject({
      paymentStatus: 'pending_verification',
      due: 2550,
      dueLater: 0,
    });
  });

  it('are neither announced nor written into the history as announced when everything is paid', async () => {
    const paid = await aPlannedBooking();
    await submit(paid, { upiTransactionId: UTR, amount: 5100 });
    await verify(bookings, paid.id);

    await balances().processDue(at(addDays(DUE_ON, -3), '08:00'));

    expect(await actionsOf(paid.id)).not.toContain('balance announced');
  });

  it('are announced after a pause of messages, if it ends before the due day', async () => {
    const booking = await aConfirmedBooking();
    await pause(booking.id, true);
    await balances().processDue(at(addDays(DUE_ON, -3), '08:00'));
    expect(await eventsOf(bookings, 'payment.balance-due')).toEqual([]);
    expect(await actionsOf(booking.id)).not.toContain('balance announced');

    await pause(booking.id, false);
    await balances().processDue(at(addDays(DUE_ON, -2), '08:00'));

    expect(await eventsOf(bookings, 'payment.balance-due')).toMatchObject([{ dueOn: DUE_ON }]);
    expect(await actionsOf(booking.id)).toContain('balance announced');
  });

  it.each([
    ['of the day of their notice, after a pause', 1, '10:00', '21:00'],
    ['of the due day, after a pause that ends on it', 0, '10:00', '21:00'],
  ])('can be paid until 9 pm %s', async (_case, days, time, end) => {
    const booking = await aConfirmedBooking();
    await pause(booking.id, true);
    await balances().processDue(at(DUE_ON, '08:00'));
    await pause(booking.id, false);

    await balances().processDue(at(addDays(DUE_ON, days), time));

    const deadline = at(addDays(DUE_ON, days), end).toISOString();
    expect(await seenBy(bookings, booking)).toMatchObject({ paymentDeadline: deadline });
    expect((await eventsOf(bookings, 'payment.balance-due')).at(-1)).toMatchObject({
      dueOn: DUE_ON,
      booking: { paymentDeadline: deadline },
    });
  });

  it('can be paid until 9 pm of the next day when they are made due only in the evening, after an outage', async () => {
    const booking = await aConfirmedBooking();

    await balances().processDue(at(DUE_ON, '22:00'));

    expect((await seenBy(bookings, booking)).paymentDeadline).toBe(at(addDays(DUE_ON, 1), '21:00').toISOString());
  });

  it('become due during a pause of messages, and their guest is notified once when it ends', async () => {
    const booking = await aConfirmedBooking();
    await pause(booking.id, true);
    await balances().processDue(at(DUE_ON, '08:00'));
    await balances().processDue(at(addDays(DUE_ON, 1), '08:00'));
    expect(await seenBy(bookings, booking)).toMatchObject({ due: 2550, dueLater: 0 });
    expect(await eventsOf(bookings, 'payment.balance-due')).toEqual([]);

    await pause(booking.id, false);
    await balances().processDue(at(addDays(DUE_ON, 2), '08:00'));
    await balances().processDue(at(addDays(DUE_ON, 2), '12:00'));

    expect(await eventsOf(bookings, 'payment.balance-due')).toMatchObject([{ dueOn: DUE_ON, booking: { due: 2550 } }]);
  });

  it.each([
    ['has paid meanwhile', 1, true],
    ['has arrived meanwhile', 8, false],
  ])('are left out after a pause of messages for a guest who %s', async (_case, days, isPaid) => {
    const booking = await aConfirmedBooking();
    await pause(booking.id, true);
    await balances().processDue(at(DUE_ON, '08:00'));
    if (isPaid) await submit(booking, { upiTransactionId: '222222222222' });
    await pause(booking.id, false);

    await balances().processDue(at(addDays(DUE_ON, days), '08:00'));

    expect(await eventsOf(bookings, 'payment.balance-due')).toEqual([]);
  });

  it('are still announced on the due day when the booking was changed in its early hours', async () => {
    const booking = await aConfirmedBooking();
    const { version } = await stored(bookings, booking.id);
    await bookings.app
      .get(BookingChangesService)
      .change(booking.id, { version, pricing: 'booked', guestCount: 5 }, SYSTEM, at(DUE_ON, '00:30'));
    expect(await stored(bookings, booking.id)).toMatchObject({ balanceDueOn: DUE_ON, guestCount: 5 });

    await balances().processDue(at(DUE_ON, '08:00'));

    expect(await eventsOf(bookings, 'payment.balance-due')).toMatchObject([{ dueOn: DUE_ON }]);
    expect((await seenBy(bookings, booking)).paymentDeadline).toBe(at(DUE_ON, '21:00').toISOString());
  });

  it('are due at once when the arrival moves and the day of the balance has passed without it being made due', async () => {
    const [stays, moves] = [await aConfirmedBooking(), await aBooking(bookings, stayIn(22))];
    await put(bookings, moves.id, { ...stayIn(21), status: 'confirmed', balanceDueOn: DUE_ON });
    const change = async ({ id }: Booked, part: object) =>
      bookings.app
        .get(BookingChangesService)
        .change(
          id,
          { version: (await stored(bookings, id)).version, pricing: 'booked', ...part },
          SYSTEM,
          at(addDays(DUE_ON, 2), '07:00'),
        );

    await change(stays, { guestCount: 5 });
    await change(moves, stayIn(22));

    expect(await stored(bookings, stays.id)).toMatchObject({ balanceDueOn: DUE_ON });
    expect(await stored(bookings, moves.id)).toMatchObject({ balanceDueOn: null });
  });

  it('are due until check-in on the day of the stay', async () => {
    const booking = await aConfirmedBooking(0);
    const { checkinDate } = stayIn(20);

    await balances().processDue(at(checkinDate, '08:00'));

    expect((await seenBy(bookings, booking)).paymentDeadline).toBe(at(checkinDate, '12:00').toISOString());
  });

  it('are announced once to each guest by concurrent replicas', async () => {
    const booking = await aPlannedBooking();
    await submit(booking, { upiTransactionId: UTR });
    await verify(bookings, booking.id);

    await Promise.all(Array.from({ length: 5 }, () => balances().processDue(at(DUE_ON, '09:00'))));

    expect(await eventsOf(bookings, 'payment.balance-due')).toHaveLength(1);
  });
});
