import type { BookingState, BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleNow } from '../testing/example-mails.ts';
import type { CurrentBookings } from './current-bookings.ts';
import type { Mail } from './mail.ts';
import { MAILS, type MailKind } from './mails.ts';

const CONFIRMED = exampleBooking({ status: 'confirmed' });
const CHECKED_PART = exampleBooking({ status: 'confirmed', paymentStatus: 'pending_verification' });
const PENDING = exampleBooking();
const REFUSED = exampleBooking({ paymentStatus: 'failed' });
const CANCELLED = exampleBooking({ status: 'cancelled', paymentStatus: 'failed' });
const ARRIVAL = new Date('2026-12-05T08:30:00Z');
const HOURS_LATER = new Date('2026-12-05T11:30:01Z');
const STAYED = exampleBooking({ status: 'completed' });
const DAY_AFTER = new Date('2026-12-07T04:30:00Z');
const WEEK_AFTER = new Date('2026-12-13T04:30:00Z');
const LATER_YET = new Date('2026-12-14T04:30:00Z');

/** The known state of the booking: with these changes, or without any. */
const currentBookingsOf = (booking: BookingSnapshot, changes: Partial<BookingState> | null): CurrentBookings => ({
  booking: () =>
    Promise.resolve({ ...booking, ...(changes && { ...CONFIRMED, ...changes }), deleted: changes?.deleted ?? false }),
});

describe('isOutdated', () => {
  it.each<[MailKind, string, BookingSnapshot, Partial<BookingState> | null, Date, boolean]>([
    ['checkin-reminder', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['checkin-reminder', 'the stay is still confirmed', CONFIRMED, {}, exampleNow, false],
    ['checkin-reminder', 'the payment was verified', CONFIRMED, { paymentStatus: 'verified' }, exampleNow, false],
    ['checkin-reminder', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['checkin-reminder', 'the stay is pending again', CONFIRMED, { status: 'pending' }, exampleNow, true],
    ['checkin-reminder', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
    ['checkin-reminder', 'the stay has begun', CONFIRMED, null, ARRIVAL, true],
    ['checkin-reminder', 'the stay has other dates', CONFIRMED, { checkinDate: '2026-12-12' }, exampleNow, true],
    ['checkin-reminder', 'the guests arrive later', CONFIRMED, { checkinTime: '18:00' }, exampleNow, true],
    ['checkin-reminder', 'more guests come', CONFIRMED, { guestCount: 40, finalTotal: 90_000 }, exampleNow, false],
    ['request-received', 'nothing has changed', PENDING, null, exampleNow, false],
    ['request-received', 'the stay was confirmed', PENDING, {}, exampleNow, false],
    ['request-received', 'the request was cancelled', PENDING, { status: 'cancelled' }, exampleNow, true],
    ['request-received', 'the request was deleted', PENDING, { status: 'pending', deleted: true }, exampleNow, true],
    ['request-unanswered-owner', 'nothing has changed', PENDING, null, exampleNow, false],
    ['request-unanswered-owner', 'the stay was confirmed', PENDING, {}, exampleNow, true],
    ['request-unanswered-owner', 'it was declined', PENDING, { status: 'cancelled' }, exampleNow, true],
    ['request-unanswered-owner', 'it was deleted', PENDING, { status: 'pending', deleted: true }, exampleNow, true],
    ['payment-instructions', 'nothing has changed', PENDING, null, exampleNow, false],
    ['payment-instructions', 'the stay was confirmed', PENDING, {}, exampleNow, false],
    ['payment-instructions', 'a payment was not found', PENDING, { paymentStatus: 'failed' }, exampleNow, false],
    ['payment-instructions', 'a UTR was given', PENDING, { paymentStatus: 'pending_verification' }, exampleNow, true],
    ['payment-instructions', 'the money was received', PENDING, { paymentStatus: 'paid' }, exampleNow, true],
    ['payment-instructions', 'the booking was cancelled', PENDING, { status: 'cancelled' }, exampleNow, true],
    ['payment-instructions', 'the amount is another one', PENDING, { finalTotal: 1 }, exampleNow, true],
    ['payment-instructions', 'the booking was deleted', PENDING, { deleted: true }, exampleNow, true],
    ['stay-changed', 'nothing has changed', PENDING, null, exampleNow, false],
    ['stay-changed', 'the stay was confirmed', PENDING, {}, exampleNow, false],
    ['stay-changed', 'the booking was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['stay-changed', 'the stay has changed once more', CONFIRMED, { stayChanges: 1 }, exampleNow, true],
    ['stay-changed', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
    ['balance-due', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['balance-due', 'it was paid', CONFIRMED, { due: 0 }, exampleNow, true],
    [
      'balance-due',
      'a payment is being checked',
      CONFIRMED,
      { paymentStatus: 'pending_verification' },
      exampleNow,
      true,
    ],
    ['balance-due', 'a part is still being checked', CHECKED_PART, null, exampleNow, false],
    ['balance-due', 'another amount is due', CONFIRMED, { due: 1 }, exampleNow, true],
    ['balance-due', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['calendar-clash-owner', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['calendar-clash-owner', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['change-declined', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['change-declined', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['change-declined', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
    ['checkin-reminder', 'messages are paused', CONFIRMED, { messagesPaused: true }, exampleNow, true],
    ['balance-due', 'messages are paused', CONFIRMED, { messagesPaused: true }, exampleNow, true],
    ['arrival-day', 'nothing has changed', CONFIRMED, null, ARRIVAL, false],
    ['arrival-day', 'the stay has begun hours ago', CONFIRMED, null, HOURS_LATER, true],
    ['arrival-day', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, ARRIVAL, true],
    ['arrival-day', 'the stay has other dates', CONFIRMED, { checkinDate: '2026-12-12' }, ARRIVAL, true],
    ['arrival-day', 'the guests arrive later', CONFIRMED, { checkinTime: '15:00' }, ARRIVAL, false],
    ['arrival-day', 'the guests stay longer', CONFIRMED, { checkoutDate: '2026-12-08' }, ARRIVAL, false],
    ['arrival-day', 'messages are paused', CONFIRMED, { messagesPaused: true }, ARRIVAL, true],
    ['thank-you', 'nothing has changed', STAYED, null, DAY_AFTER, false],
    ['thank-you', 'the stay was cancelled', STAYED, { status: 'cancelled' }, DAY_AFTER, true],
    ['thank-you', 'the stay goes on', STAYED, { status: 'confirmed', checkoutDate: '2026-12-08' }, DAY_AFTER, true],
    ['thank-you', 'messages are paused', STAYED, { status: 'completed', messagesPaused: true }, DAY_AFTER, true],
    ['thank-you', 'a week has gone by', STAYED, null, WEEK_AFTER, false],
    ['thank-you', 'more than a week has gone by', STAYED, null, LATER_YET, true],
    ['booking-cancelled', 'messages are paused', CONFIRMED, { messagesPaused: true }, exampleNow, false],
    ['booking-cancelled', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, false],
    ['booking-confirmed', 'the payment was verified', CONFIRMED, { paymentStatus: 'verified' }, exampleNow, false],
    ['booking-confirmed', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['booking-confirmed', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
    ['payment-failed', 'nothing has changed', REFUSED, null, exampleNow, false],
    ['payment-failed', 'the stay was confirmed', REFUSED, { paymentStatus: 'failed' }, exampleNow, false],
    ['payment-failed', 'a UTR was given', REFUSED, { paymentStatus: 'pending_verification' }, exampleNow, true],
    ['payment-failed', 'the money was received', REFUSED, { paymentStatus: 'verified' }, exampleNow, true],
    ['payment-failed', 'another part is being checked', CHECKED_PART, null, exampleNow, false],
    ['payment-failed', 'the booking was cancelled', REFUSED, { status: 'cancelled' }, exampleNow, true],
    ['payment-failed', 'the booking had been cancelled before', CANCELLED, null, exampleNow, false],
    ['payment-failed', 'the booking was deleted', REFUSED, { deleted: true }, exampleNow, true],
    ['payment-verified', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, false],
    ['payment-verified', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
  ])('%s when %s', async (kind, _case, booking, changes, now, outdated) => {
    const mail = MAILS[kind] as Mail<object>;

    const isOutdated = await mail.isOutdated?.({ booking }, currentBookingsOf(booking, changes), now);

    expect(isOutdated ?? false).toBe(outdated);
  });

  it('does not hold back directions for other hours, which are written with those', async () => {
    const mail = MAILS['arrival-day'] as Mail<object>;
    const hours = { checkinTime: '15:00', checkoutDate: '2026-12-08', checkoutTime: '10:00' };

    const payload = await mail.withChanges?.({ booking: CONFIRMED }, currentBookingsOf(CONFIRMED, hours));

    expect(payload).toEqual({ booking: { ...CONFIRMED, ...hours } });
  });

  it.each<[string, Partial<BookingState>, Date, boolean]>([
    ['the stay has begun', {}, ARRIVAL, false],
    ['the stay goes on', {}, HOURS_LATER, false],
    ['messages are paused', { messagesPaused: true }, exampleNow, false],
    ['the stay was cancelled', { status: 'cancelled' }, ARRIVAL, true],
    ['the stay is over', { status: 'completed' }, DAY_AFTER, true],
    ['the stay has other dates', { checkinDate: '2026-12-12' }, exampleNow, true],
    ['the booking was deleted', { deleted: true }, exampleNow, true],
  ])('checkin-reminder that the owner sends when %s', async (_case, changes, now, outdated) => {
    const mail = MAILS['checkin-reminder'] as Mail<object>;

    expect(
      await mail.isOutdated?.({ booking: CONFIRMED, manual: true }, currentBookingsOf(CONFIRMED, changes), now),
    ).toBe(outdated);
  });

  it.each<['system' | 'owner', string, Partial<BookingState>, boolean]>([
    ['system', 'it is still cancelled', { status: 'cancelled' }, false],
    ['system', 'the owner has confirmed the stay after all', { status: 'confirmed' }, true],
    ['system', 'the booking was deleted', { status: 'cancelled', deleted: true }, true],
    ['owner', 'the owner has confirmed the stay again', { status: 'confirmed' }, false],
  ])('booking-cancelled by the %s when %s', async (by, _case, changes, outdated) => {
    const mail = MAILS['booking-cancelled'] as Mail<object>;
    const booking = exampleBooking({ status: 'cancelled' });

    expect(await mail.isOutdated?.({ booking, by }, currentBookingsOf(booking, changes), exampleNow)).toBe(outdated);
  });
});
