import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { dueNow, isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { serverNow } from '../../../shared/api/server-clock.ts';
import { isGuest, type VisibleBooking } from '../access/guest-booking.api.ts';

/** The state of a booking that decides the guest's next step. */
export type GuestState =
  'cancelled' | 'completed' | 'dates-taken' | 'to-pay' | 'payment-failed' | 'checking' | 'paid' | 'free' | 'confirmed';

type Statuses = Pick<VisibleBooking, 'status' | 'paymentStatus' | 'datesTaken' | 'finalTotal' | 'due'>;

/**
 * A stay that was confirmed before it was paid is still 'to-pay', even when it is over: it is 'completed' once nothing
 * is due any more. Once its dates are taken, no payment is asked for any more (rule: competing requests); money that
 * was sent is still checked, so the states after it are kept ('checking', 'paid'). A request that costs nothing is
 * 'free' until it is confirmed (rule: nothing is due before confirmation).
 */
export function stateOf(booking: Statuses): GuestState {
  const { status, paymentStatus, datesTaken } = booking;
  if (status === 'cancelled') return 'cancelled';
  if (AWAITING_VERIFICATION.includes(paymentStatus)) return 'checking';
  if (status === 'completed' && paymentStatus === 'verified') return booking.due > 0 ? 'to-pay' : 'completed';
  if (paymentStatus === 'verified' && status === 'confirmed') return 'confirmed';
  if (paymentStatus === 'verified' && !isFree(booking)) return 'paid';
  if (datesTaken) return 'dates-taken';
  if (paymentStatus === 'verified') return 'free';
  if (paymentStatus === 'failed') return 'payment-failed';
  return 'to-pay';
}

/** True for a stay that is confirmed and paid, once it has begun. */
export const isStaying = (booking: Statuses & Pick<VisibleBooking, 'checkinDate' | 'checkinTime'>): boolean =>
  stateOf(booking) === 'confirmed' && hasBegun(booking, serverNow());

/** True while the guest has to pay, for the first time or again. */
export const isToPay = (state: GuestState): boolean => state === 'to-pay' || state === 'payment-failed';

/** True if a payment is asked for; everybody who has the code then sees how to pay. */
export function asksForMoney(booking: Statuses): boolean {
  return booking.due > 0 && isToPay(stateOf(booking));
}

/** The sentence about the amount still due for a stay that is over; undefined if nothing is due or it is not over. */
export function dueAfterStay(booking: Statuses): string | undefined {
  if (booking.status !== 'completed' || !asksForMoney(booking)) return undefined;
  return `Your stay is over, and ${formatRupees(booking.due)} is still due.`;
}

/** What has arrived, and what is to be paid now, as a sentence; undefined if nothing has arrived or is due now. */
export function partlyPaid(booking: Statuses & Pick<VisibleBooking, 'dueLater'>): string | undefined {
  const received = booking.finalTotal - booking.due;
  if (received <= 0 || !asksForMoney(booking) || dueNow(booking) === 0) return undefined;
  return `${formatRupees(received)} has arrived; ${formatRupees(dueNow(booking))} is still to be paid.`;
}

/** True if the stay will not take place: it is cancelled, or its dates are taken. Rule: competing requests. */
export function isStayImpossible({ status, datesTaken }: Pick<VisibleBooking, 'status' | 'datesTaken'>): boolean {
  return status === 'cancelled' || datesTaken;
}

/** True if the guest may not submit another UTR. */
export function hasNoSubmissionsLeft(booking: VisibleBooking): boolean {
  return isGuest(booking) && booking.submissionsLeft === 0;
}

/** Polling intervals: shorter while a change is expected soon. */
const SOON_MS = 5000;
const LATER_MS = 20_000;

/** In milliseconds. A cancelled booking changes, too: the owner may undo it, or pay a refund. */
export function pollEvery(booking: Statuses | undefined): number {
  if (!booking) return 0;
  return stateOf(booking) === 'checking' ? SOON_MS : LATER_MS;
}
