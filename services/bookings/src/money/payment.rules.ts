import { isTakenByStay, TAKEN_BY_BLOCK } from '@farmhouse/contracts/bookings/admin-booking';
import { MAX_PAYMENT_SUBMISSIONS, type BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { currentPayment, type Balance, type Payment } from '@farmhouse/contracts/bookings/payment';
import { paymentRefusal, type PaymentAction } from '@farmhouse/contracts/transitions/payment-transitions';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { PaymentConflict, TooManySubmissions } from './payment.errors.ts';

/** Throws PaymentConflict unless the table of payment transitions allows the action now. */
export function assertPaymentAction(
  action: PaymentAction,
  { status }: Pick<BookingEntity, 'status'>,
  { paymentStatus, due }: Pick<Balance, 'paymentStatus' | 'due'>,
): void {
  const refusal = paymentRefusal(action, { status, paymentStatus, due });
  if (refusal) throw new PaymentConflict(refusal);
}

/** Throws TooManySubmissions unless the guest may give a further reference. */
export function assertSubmissionsLeft({ submissions }: Pick<Balance, 'submissions'>): void {
  if (submissions >= MAX_PAYMENT_SUBMISSIONS) throw new TooManySubmissions();
}

/** The payment that the owner decides on. Throws when there is none: a mistake of the caller. */
export function paymentToDecide(payments: readonly Payment[]): Payment {
  const payment = currentPayment(payments);
  if (!payment) throw new Error('There is no payment to decide on');
  return payment;
}

/**
 * Why a verified payment has left its booking as it was, for the owner; undefined when the stay is confirmed.
 * `takenBy` is what has a pending one's dates: a stay's code, `block`, or a calendar.
 */
export function whyNotConfirmed(status: BookingStatus, takenBy: string | null): string | undefined {
  switch (status) {
    case 'pending':
      if (takenBy !== null && !isTakenByStay(takenBy)) {
        const what = takenBy === TAKEN_BY_BLOCK ? 'your own block' : takenBy;
        return `The payment is verified, but ${what} has the dates. The booking stays pending.`;
      }
      return `The payment is verified, but the dates were just confirmed for another guest${takenBy ? ` (${takenBy})` : ''}. The booking stays pending.`;
    case 'cancelled':
      return 'The payment is verified, but the booking was cancelled before and stays cancelled.';
    default:
      return undefined;
  }
}
