import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import type { GuestState } from '../guest-booking/status/guest-state.ts';

const RECEIVED_HEADLINES: Partial<Record<GuestState, string>> = {
  checking: 'Thank you, we have your reference',
  paid: 'Your payment is verified',
  confirmed: 'Your payment is verified',
  completed: 'Your payment is verified',
};

/** The headline of the payment pages once the guest has paid; undefined before. Rule: recorded payments. */
export function receivedHeadline(booking: VisibleBooking, state: GuestState): string | undefined {
  const hasReference = !isGuest(booking) || booking.paymentMethod === null || booking.upiTransactionId !== null;
  return state === 'checking' && !hasReference ? 'We are checking your payment' : RECEIVED_HEADLINES[state];
}
