import type { BookingFacts, BookingSnapshot } from '@farmhouse/contracts/events/events';
import { describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleNow } from '../testing/example-mails.ts';
import type { CurrentFacts } from './current-facts.ts';
import type { Mail } from './mail.ts';
import { MAILS, type MailKind } from './mails.ts';

const CONFIRMED = exampleBooking({ status: 'confirmed' });
const PENDING = exampleBooking();
const ARRIVAL = new Date('2026-12-05T08:30:00Z');

/** What is known of the booking: what a change has made of it, or nothing. */
const factsOf = (booking: BookingSnapshot, changes: Partial<BookingFacts> | null): CurrentFacts => ({
  booking: () =>
    Promise.resolve({ ...booking, ...(changes && { ...CONFIRMED, ...changes }), deleted: changes?.deleted ?? false }),
});

describe('isOutdated', () => {
  it.each<[MailKind, string, BookingSnapshot, Partial<BookingFacts> | null, Date, boolean]>([
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
    ['balance-due', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['calendar-clash-owner', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['calendar-clash-owner', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['change-declined', 'nothing has changed', CONFIRMED, null, exampleNow, false],
    ['change-declined', 'the stay was cancelled', CONFIRMED, { status: 'cancelled' }, exampleNow, true],
    ['change-declined', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, true],
    ['booking-cancelled', 'the booking was deleted', CONFIRMED, { deleted: true }, exampleNow, false],
    ['booking-confirmed', 'the payment was verified', CONFIRMED, { paymentStatus: 'verified' }, exampleNow, false],
  ])('%s when %s', async (kind, _case, booking, changes, now, outdated) => {
    const mail = MAILS[kind] as Mail<object>;

    const isOutdated = await mail.isOutdated?.({ booking }, factsOf(booking, changes), now);

    expect(isOutdated ?? false).toBe(outdated);
  });
});
