import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { dueNow, receivedByDefault } from '@farmhouse/contracts/bookings/payment/payment';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type Money = Pick<BookingView, 'paymentAmount' | 'paymentRecordedBy' | 'due' | 'dueLater' | 'status'>;

const claimOf = ({ paymentAmount, due }: Money): number => paymentAmount ?? due;

/** The prefilled received amount, whole rupees; 0 if only the owner can know it. */
export const expectedOf = (booking: Money): number =>
  receivedByDefault({ amount: claimOf(booking), recordedBy: booking.paymentRecordedBy }, booking.due);

/** `₹840 now, ₹1,960 later`, or the one amount that is due; a cancelled booking owes nothing. */
export function dueText({ due, dueLater, status }: Money): string {
  if (status === 'cancelled') return 'Nothing, because the booking is cancelled';
  const now = dueNow({ due, dueLater });
  return dueLater > 0 && now > 0 ? `${formatRupees(now)} now, ${formatRupees(dueLater)} later` : formatRupees(due);
}

/**
 * Warns of a payment above what is due, such as after a change to fewer guests; undefined for any other, and for a
 * cancelled booking, which owes nothing.
 */
export function claimedTooMuch(booking: Money): string | undefined {
  const claim = claimOf(booking);
  if (claim <= booking.due || booking.status === 'cancelled') return undefined;
  const claimText = booking.paymentRecordedBy
    ? `${formatRupees(claim)} was recorded`
    : `The guest says that ${formatRupees(claim)} was sent`;
  return `${claimText}, but ${booking.due > 0 ? `only ${formatRupees(booking.due)} is` : 'nothing is'} due. Enter what has arrived.`;
}
