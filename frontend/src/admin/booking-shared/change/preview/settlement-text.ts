import type { ChangeQuote } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The amount that is still to be paid or refunded after a change. */
export function settlementText({ due, overpaid }: Pick<ChangeQuote, 'due' | 'overpaid'>): string {
  if (overpaid > 0) return `Overpaid by ${formatRupees(overpaid)}: pay it back`;
  return due > 0 ? `Then still to be paid: ${formatRupees(due)}` : 'Then everything is paid';
}
