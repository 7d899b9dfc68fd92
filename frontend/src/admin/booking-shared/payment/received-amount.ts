import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { dueNow } from '@farmhouse/contracts/bookings/payment/payment';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** Typed whole rupees from 1; undefined for anything else. */
export function typedRupees(typed: string): number | undefined {
  const digits = typed.replaceAll(/[₹,\s]/g, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

/** Validation rule of a form's amount field. */
export const AMOUNT_RULE = {
  validator: (_rule: unknown, typed = '') =>
    typedRupees(typed) === undefined
      ? Promise.reject(new Error('Enter the amount in whole rupees'))
      : Promise.resolve(),
};

type Rest = Pick<BookingView, 'due' | 'dueLater' | 'dueOn' | 'checkinDate'>;

/** What is left to pay, without a full stop: what is due now, then the balance with its day; empty if nothing is. */
export function restText(booking: Rest): string {
  const now = dueNow(booking);
  const balance = balanceSentence(booking)?.replace(/\.$/, '');
  return [now > 0 && `${formatRupees(now)} is still due`, balance].filter(Boolean).join('. ');
}

/**
 * What it means if the received amount differs from the amount due, empty if it does not; of a cancelled booking, which
 * owes nothing, where to find what is to be returned. Rule: guests without email.
 */
export function differenceText(typed: string, booking: Rest & Pick<BookingView, 'email' | 'status'>): string {
  const { due, dueLater, email, status } = booking;
  const received = typedRupees(typed);
  if (received === undefined) return 'Enter the amount that arrived in whole rupees.';
  if (status === 'cancelled') return 'The booking is cancelled. What is to be returned appears under Refunds.';
  if (received > due) return `${formatRupees(received - due)} more than is due: it is kept as a credit.`;
  const now = dueNow(booking) - received;
  const balance = balanceSentence({ ...booking, dueLater: Math.min(due - received, dueLater) });
  const rest = now > 0 && `${formatRupees(now)} stays due${email ? '; the guest is notified' : ''}.`;
  return [rest, balance].filter(Boolean).join(' ');
}
