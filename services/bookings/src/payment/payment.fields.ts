import type { BookingEntity } from '../booking/booking.entity.ts';

type MethodFields = Pick<BookingEntity, 'paymentMethod' | 'upiTransactionId' | 'paymentReference'>;

/** A payment by UPI; `utr` is null when the owner saw the money without asking for the reference. */
export function upiPayment(utr: string | null): MethodFields {
  return { paymentMethod: 'upi', upiTransactionId: utr, paymentReference: null };
}

/** A payment in cash or by the bank: a reference that the guest gave before no longer counts. */
export function otherPayment(paymentMethod: 'cash' | 'bank', reference: string | null): MethodFields {
  return { paymentMethod, upiTransactionId: null, paymentReference: reference };
}
