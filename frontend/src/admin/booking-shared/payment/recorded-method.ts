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
 * Why the dashboard does not record a payment of a booking that has become `booking` since it was shown; undefined when
 * it does. Money of a cancelled booking is recorded only by who was shown that it is cancelled.
 */
export function recordingRejection(
  action: 'record' | 'add' | 'overpay',
  booking: States,
  shown: Pick<States, 'status'> = booking,
): string | undefined {
  const isCancelled = booking.status === 'cancelled';
  if (shown.status === 'cancelled' && !isCancelled) return 'This booking is no longer cancelled; open this again.';
  return paymentRejection(isCancelled && shown.status !== 'cancelled' ? 'record' : action, booking);
}

/**
 * True if money that arrived although nothing more is due can be recorded: of a booking that is paid, as a credit, or
 * of a cancelled one.
 */
export const isOverpayable = (booking: States): boolean =>
  (booking.status === 'cancelled' || (booking.paymentStatus === 'verified' && booking.due === 0)) &&
  recordingRejection('overpay', booking) === undefined;

/** True if there is a payment for the owner to verify or to mark as failed. */
export const isReviewable = (booking: States): boolean => paymentRejection('verify', booking) === undefined;

/** The button and dialog for money that arrived although nothing more is due. */
export const creditTitle = ({ paymentStatus }: Pick<States, 'paymentStatus'>): string =>
  paymentStatus === 'verified' ? 'Record another payment' : 'Record payment';
