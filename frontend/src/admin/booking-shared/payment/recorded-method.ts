import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { nextPaymentAmount } from '@farmhouse/contracts/bookings/payment/payment';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { paymentRejection } from '@farmhouse/contracts/transitions/payment-transitions';

type Recorded = Pick<BookingView, 'paymentMethod' | 'paymentReference' | 'paymentRecordedBy'>;

/** `Cash, recorded by owner`; undefined for a payment that the guest sent in, and while there is none. */
export function recordedMethod({ paymentMethod, paymentReference, paymentRecordedBy }: Recorded): string | undefined {
  if (!paymentMethod || !paymentRecordedBy) return undefined;
  const reference = paymentReference ? ` (${paymentReference})` : '';
  return `${PAYMENT_METHOD_NAMES[paymentMethod]}${reference}, recorded by ${paymentRecordedBy}`;
}

type States = Pick<BookingView, 'status' | 'paymentStatus' | 'due' | 'finalTotal'>;
type Money = Pick<BookingView, 'due' | 'dueLater' | 'waiting'>;

/**
 * True if the owner may record money that was received otherwise than by the guest's form: also while a payment awaits
 * verification, if it leaves a part of what is due. Rule: recorded payments.
 */
export const isRecordable = (booking: States & Pick<Money, 'waiting'>): boolean =>
  booking.waiting < booking.due && paymentRejection('add', booking) === undefined;

/**
 * The expected amount of a payment to record, whole rupees: what is due now, otherwise later, and awaits nothing yet.
 */
export function amountToRecord(booking: Money): number {
  const rest = nextPaymentAmount(booking) - booking.waiting;
  return rest > 0 ? rest : Math.max(booking.due - booking.waiting, 0);
}

/**
 * Why the dashboard does not record a payment; undefined when it does. A cancelled booking has no credit, which a
 * payment beyond what is due becomes.
 */
export const recordingRejection = (action: 'record' | 'add' | 'overpay', booking: States): string | undefined =>
  paymentRejection(booking.status === 'cancelled' ? 'record' : action, booking);

/**
 * True if everything is paid of a booking that is not cancelled, and another transfer that arrived all the same can be
 * recorded as a credit.
 */
export const isOverpayable = (booking: States): boolean =>
  booking.paymentStatus === 'verified' && booking.due === 0 && recordingRejection('overpay', booking) === undefined;

/** True if there is a payment for the owner to verify or to mark as failed. */
export const isReviewable = (booking: States): boolean => paymentRejection('verify', booking) === undefined;
