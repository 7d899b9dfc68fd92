import { priceExternalStay } from '@farmhouse/contracts/bookings/price';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { guestToken, guestTokenHash } from '@farmhouse/platform/auth/guest-token';
import { paymentDeadline, timesAfter } from '../booking/booking.rules.ts';
import type { NewBooking } from '../booking/new-booking.ts';
import { newExternalBooking } from '../external-booking/new-external-booking.ts';
import type { PriceFacts } from '../pricing/price-facts.ts';
import { quote } from '../pricing/quote.rules.ts';
import { newGuestBooking } from '../booking-request/new-guest-booking.ts';
import type { DemoStay } from './demo-stays.ts';

interface DemoContext {
  facts: PriceFacts;
  confirmationCode: string;
  /** From which guests' tokens are derived. */
  secret: string;
  now: Date;
}

function startOf(stay: DemoStay, { facts, confirmationCode, secret, now }: DemoContext): NewBooking {
  const today = istDate(now);
  const { fullName, contactNumber, email, guestCount, checkinTime, checkoutTime, specialRequests } = stay;
  const services = facts.services.filter(({ name }) => stay.services?.includes(name));
  const input = {
    ...{ fullName, contactNumber, email, guestCount, checkinTime, checkoutTime, specialRequests },
    checkinDate: addDays(today, stay.arrives),
    checkoutDate: addDays(today, stay.arrives + stay.nights),
    selectedServices: services.map(({ id }) => id),
  };
  const requestedAt = new Date(now.getTime() - stay.requested * DAY_MS);
  const hash = guestTokenHash(guestToken(secret, confirmationCode));
  const common = { settings: facts.settings, confirmationCode, guestTokenHash: hash, now: requestedAt };
  if (stay.ownPrice) {
    const entered = { ...input, basePrice: stay.ownPrice };
    return newExternalBooking(entered, { ...common, price: priceExternalStay({ ...entered, services }) });
  }
  const price = quote(input, facts, requestedAt);
  return newGuestBooking(input, { ...common, price }, stay.upiTransactionId ?? null);
}

/** The booking as it would be today if all of this had happened. */
export function demoBooking(stay: DemoStay, context: DemoContext): NewBooking {
  const start = startOf(stay, context);
  const decidedAt = new Date(start.createdAt.getTime() + DAY_MS / 4);
  const wasConfirmed = stay.status === 'confirmed' || stay.status === 'completed';
  const before = { confirmedAt: wasConfirmed ? decidedAt : null };
  return {
    ...start,
    status: stay.status,
    ...timesAfter(stay.status, before, stay.cancellationReason ?? null, decidedAt),
    paymentDeadline:
      start.paymentDeadline ?? (wasConfirmed ? paymentDeadline(start, context.facts.settings, decidedAt) : null),
    paymentStatus: stay.paymentStatus,
    upiTransactionId: stay.upiTransactionId ?? null,
    paymentMethod: stay.upiTransactionId ? 'upi' : null,
    submissions: stay.upiTransactionId ? 1 : 0,
    paymentVerifiedAt: stay.paymentStatus === 'verified' ? decidedAt : null,
    paymentNotes: stay.paymentNotes ?? null,
    emailSent: stay.email !== undefined && stay.status !== 'pending',
    updatedAt: stay.status === 'pending' ? start.createdAt : decidedAt,
  };
}
