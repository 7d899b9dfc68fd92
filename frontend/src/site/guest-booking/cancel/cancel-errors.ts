import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CancelStay } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { REFUND_TO_MAX_LENGTH } from '@farmhouse/contracts/bookings/payment/refund';
import { atMost, isTooLong } from '@farmhouse/contracts/text/too-long';

export const CANCEL_FIELDS = ['refundTo', 'reason'] as const;
export type CancelField = (typeof CANCEL_FIELDS)[number];

/** Validation errors by field; `returns` is true if money is sent back, or may be. */
export function cancelErrors(
  { reason = '', refundTo = '' }: CancelStay,
  returns: boolean,
): Partial<Record<CancelField, string>> {
  return {
    ...(returns && !refundTo && { refundTo: 'Where should we send the money?' }),
    ...(isTooLong(refundTo, REFUND_TO_MAX_LENGTH) && { refundTo: atMost(REFUND_TO_MAX_LENGTH) }),
    ...(isTooLong(reason, REASON_MAX_LENGTH) && { reason: atMost(REASON_MAX_LENGTH) }),
  };
}
