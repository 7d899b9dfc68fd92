import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

export type UndecidedMoney = Pick<
  BookingView,
  'paymentStatus' | 'finalTotal' | 'waiting' | 'paymentAmount' | 'upiTransactionId'
>;

interface WaitingMoney {
  /** Who says that it was paid: the guest, the owner who recorded it, or with several payments whoever did. */
  from: 'guest' | 'owner' | 'several';
  /** The sum of all. */
  amount: string;
  /** ` (UTR 412345678901)`; empty for several payments, and for one without. */
  reference: string;
}

/** The payments that await the owner's decision; undefined if there are none. */
export function waitingMoney(booking: UndecidedMoney): WaitingMoney | undefined {
  const { paymentStatus, finalTotal, waiting, paymentAmount, upiTransactionId } = booking;
  if (!AWAITING_VERIFICATION.includes(paymentStatus)) return undefined;
  const last = paymentAmount ?? finalTotal;
  if (waiting > last) return { from: 'several', amount: formatRupees(waiting), reference: '' };
  return {
    from: paymentStatus === 'paid' ? 'owner' : 'guest',
    amount: formatRupees(last),
    reference: upiTransactionId ? ` (UTR ${upiTransactionId})` : '',
  };
}
