import { MAX_PAYMENT_SUBMISSIONS, type BookingStatus, type PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { PaymentConflict, TooManySubmissions } from './payment.errors.ts';

/** Throws PaymentConflict unless there is something to pay for, also when the same reference comes again. */
export function assertPayable({ status, paymentStatus }: Pick<BookingEntity, 'status' | 'paymentStatus'>): void {
  if (status === 'cancelled') throw new PaymentConflict('This booking was cancelled; no payment is needed.');
  if (paymentStatus === 'verified') throw new PaymentConflict('The payment of this booking is already verified.');
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

/** Why a verified payment has left its booking as it was, for the owner; undefined when the stay is confirmed. */
export function whyNotConfirmed(status: BookingStatus): string | undefined {
  switch (status) {
    case 'pending':
      return 'The payment is verified, but the dates were just confirmed for another guest. The booking stays pending.';
    case 'cancelled':
      return 'The payment is verified, but the booking was cancelled before and stays cancelled.';
    default:
      return undefined;
  }
}
