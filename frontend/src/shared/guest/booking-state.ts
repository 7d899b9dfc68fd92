import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { isGuest, type SeenBooking } from './guest-booking.api.ts';

/** Where a booking stands, in the words that its guest's next step depends on. */
export type BookingState = 'cancelled' | 'completed' | 'to-pay' | 'payment-failed' | 'checking' | 'paid' | 'confirmed';

type Statuses = Pick<SeenBooking, 'status' | 'paymentStatus'>;

/** A stay that the owner confirmed before it was paid still has its payment as the next step. */
export function stateOf({ status, paymentStatus }: Statuses): BookingState {
  if (status === 'cancelled' || status === 'completed') return status;
  if (paymentStatus === 'failed') return 'payment-failed';
  if (AWAITING_VERIFICATION.includes(paymentStatus)) return 'checking';
  if (paymentStatus === 'verified') return status === 'confirmed' ? 'confirmed' : 'paid';
  return 'to-pay';
}

/** Whether the guest may not give any further reference. */
export function isSpent(booking: SeenBooking): boolean {
  return isGuest(booking) && booking.submissionsLeft === 0;
}

/** While something is bound to change soon the page looks again by itself. */
const SOON_MS = 5000;
const SOMETIME_MS = 20_000;

export function pollEvery(booking: Statuses | undefined): number {
  if (!booking) return 0;
  const state = stateOf(booking);
  if (state === 'cancelled' || state === 'completed') return 0;
  return state === 'checking' ? SOON_MS : SOMETIME_MS;
}
