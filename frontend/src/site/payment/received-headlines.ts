import type { GuestState } from '../guest-booking/status/guest-state.ts';

/** The headlines of the payment pages once the guest has paid. */
export const RECEIVED_HEADLINES = {
  checking: 'Thank you, we have your reference',
  paid: 'Your payment is verified',
  confirmed: 'Your payment is verified',
  completed: 'Your payment is verified',
} as const satisfies Partial<Record<GuestState, string>>;
