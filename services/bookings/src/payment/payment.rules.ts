import { MAX_PAYMENT_SUBMISSIONS, type BookingStatus, type PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import { TAKEN_BY_BLOCK } from '@farmhouse/contracts/bookings/admin-booking';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { PaymentConflict, TooManySubmissions } from './payment.errors.ts';

/** Throws PaymentConflict unless there is something to pay for, also when the same reference comes again. */
export function assertPayable({ status, paymentStatus }: Pick<BookingEntity, 'status' | 'paymentStatus'>): void {
  if (status === 'cancelled') throw new PaymentConflict('This booking was cancelled; no payment is needed.');
  if (paymentStatus === 'verified') throw new PaymentConflict('The payment of this booking is already verified.');
}

/** Throws PaymentConflict unless the owner may record a payment: none is under way or verified. Source: decisions D-63. */
export function assertRecordable(booking: Pick<BookingEntity, 'status' | 'paymentStatus'>): void {
  assertPayable(booking);
  if (booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed') return;
  throw new PaymentConflict('A payment waits to be verified already; verify it or mark it as failed first.');
}

/** Throws TooManySubmissions unless the guest may give a further reference. */
export function assertSubmissionsLeft({ submissions }: Pick<BookingEntity, 'submissions'>): void {
  if (submissions >= MAX_PAYMENT_SUBMISSIONS) throw new TooManySubmissions();
}

/** Throws PaymentConflict unless there is a payment to decide on. */
export function assertVerifiable(paymentStatus: PaymentStatus): void {
  if (paymentStatus === 'pending') throw new PaymentConflict('The guest has not paid yet; there is nothing to verify.');
  if (paymentStatus === 'verified') throw new PaymentConflict('This payment is already verified.');
}

/**
 * Why a verified payment has left its booking as it was, for the owner; undefined when the stay is confirmed.
 * `takenBy` is what has a pending one's dates: a stay's code, or `block`.
 */
export function whyNotConfirmed(status: BookingStatus, takenBy: string | null): string | undefined {
  switch (status) {
    case 'pending':
      return takenBy === TAKEN_BY_BLOCK
        ? 'The payment is verified, but your own block has the dates. The booking stays pending.'
        : `The payment is verified, but the dates were just confirmed for another guest${takenBy ? ` (${takenBy})` : ''}. The booking stays pending.`;
    case 'cancelled':
      return 'The payment is verified, but the booking was cancelled before and stays cancelled.';
    default:
      return undefined;
  }
}
