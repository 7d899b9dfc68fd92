import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/booking';

type Way = Pick<BookingView, 'paymentMethod' | 'paymentReference' | 'paymentRecordedBy'>;

/** `Cash, recorded by owner`; undefined for a payment that the guest sent in, and while there is none. */
export function recordedWay({ paymentMethod, paymentReference, paymentRecordedBy }: Way): string | undefined {
  if (!paymentMethod || !paymentRecordedBy) return undefined;
  const reference = paymentReference ? ` (${paymentReference})` : '';
  return `${PAYMENT_METHOD_NAMES[paymentMethod]}${reference}, recorded by ${paymentRecordedBy}`;
}

/** True if the owner may record money that came otherwise. Source: decisions D-63. */
export function isRecordable({ status, paymentStatus }: Pick<BookingView, 'status' | 'paymentStatus'>): boolean {
  return status !== 'cancelled' && (paymentStatus === 'pending' || paymentStatus === 'failed');
}
