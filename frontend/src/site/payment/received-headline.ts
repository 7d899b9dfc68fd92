import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import type { GuestState } from '../guest-booking/status/guest-state.ts';
import { CHECKING_PAYMENT, PAYMENT_VERIFIED } from '../guest-booking/status/state-texts.ts';

const RECEIVED_HEADLINES: Partial<Record<GuestState, string>> = {
  checking: 'Thank you, we have your reference',
  paid: PAYMENT_VERIFIED,
  confirmed: PAYMENT_VERIFIED,
  completed: PAYMENT_VERIFIED,
};

/** The headline of the payment pages once the guest has paid; undefined before. Rule: recorded payments. */
export function receivedHeadline(booking: VisibleBooking, state: GuestState): string | undefined {
  const hasReference = !isGuest(booking) || booking.paymentMethod === null || booking.upiTransactionId !== null;
  return state === 'checking' && !hasReference ? CHECKING_PAYMENT : RECEIVED_HEADLINES[state];
}
