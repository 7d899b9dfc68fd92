import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
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

/**
 * What it means if the received amount differs from the amount due, empty if it does not; of a cancelled booking, which
 * owes nothing, where to find what is to be returned. Rule: guests without e-mail.
 */
export function differenceText(
  typed: string,
  { due, email, status }: Pick<BookingView, 'due' | 'email' | 'status'>,
): string {
  const received = typedRupees(typed);
  if (received === undefined) return 'Enter the amount that arrived in whole rupees.';
  if (status === 'cancelled') return 'The booking is cancelled. What is to be returned appears under Refunds.';
  if (received < due) return `${formatRupees(due - received)} stays due${email ? '; the guest is notified' : ''}.`;
  return received > due ? `${formatRupees(received - due)} more than is due: it is kept as a credit.` : '';
}
