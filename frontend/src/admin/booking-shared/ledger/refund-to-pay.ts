import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** A booking whose guest gets money back. Amounts in whole rupees. */
export interface RefundToPay {
  bookingId: number;
  confirmationCode: string;
  fullName: string;
  email: string | null;
  contactNumber: string;
  /** The agreed refund that is still due; 0 if none. */
  amount: number;
  received: number;
  refundTo: string | null;
}

/** The refund due: agreed on with the cancellation, or the amount paid beyond the total. */
export function refundToPay(booking: BookingDetails): RefundToPay {
  const { id: bookingId, confirmationCode, fullName, email, contactNumber, status, agreedRefund, received } = booking;
  const owed = status === 'cancelled' ? received : Math.max(received - booking.finalTotal, 0);
  const left = agreedRefund ? Math.min(Math.max(agreedRefund.amount - agreedRefund.paid, 0), received) : owed;
  return {
    ...{ bookingId, confirmationCode, fullName, email, contactNumber, received },
    amount: left,
    refundTo: agreedRefund?.refundTo ?? null,
  };
}

type Amounts = Pick<RefundToPay, 'amount' | 'received'>;

/** What happened to the money since the refund was shown, and the new figures; undefined while it is the same. */
export function newerRefundText(shown: Amounts, newer: Amounts): { title: string; figures: string } | undefined {
  if (newer.received === shown.received) return undefined;
  const title =
    newer.received < shown.received
      ? 'A refund was recorded in the meantime, or a payment undone'
      : 'A payment was recorded in the meantime, or a refund undone';
  const received = `${formatRupees(newer.received)} instead of ${formatRupees(shown.received)} is received`;
  return { title, figures: `${received}, ${formatRupees(newer.amount)} of it still to be paid back.` };
}
