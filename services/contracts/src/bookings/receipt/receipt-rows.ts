import { formatDay, formatNights } from '../../text/dates.ts';
import { formatRupees } from '../../text/rupees.ts';
import { rupeesInWords } from '../../text/rupees-in-words.ts';
import { daysBetween, istDate } from '../../timing/ist.ts';
import { PAYMENT_METHOD_NAMES } from '../payment/payment-method.ts';
import type { Receipt } from './receipt.ts';

/** One line of a receipt, as the document and the page write it. */
export interface ReceiptRow {
  label: string;
  value: string;
}

function stayOf({ checkinDate, checkoutDate }: Receipt): string {
  const nights = daysBetween(checkinDate, checkoutDate);
  if (nights === 0) return `${formatDay(checkinDate)} (${formatNights(0)})`;
  return `${formatDay(checkinDate)} to ${formatDay(checkoutDate)} (${formatNights(nights)})`;
}

/** What was received and, after a payment for a stay that goes ahead, what is left to pay. */
function balanceRows({ kind, total, received, isCancelled }: Receipt): ReceiptRow[] {
  if (kind === 'refund') return [{ label: 'Received less refunds', value: formatRupees(received) }];
  const soFar = { label: 'Received so far', value: formatRupees(received) };
  if (isCancelled) return [soFar];
  const rest =
    received > total
      ? { label: 'Received above the total', value: formatRupees(received - total) }
      : { label: 'Balance to pay', value: formatRupees(total - received) };
  return [soFar, rest];
}

/** The row beside the title. */
export const receiptHeading = ({ number, at }: Receipt): ReceiptRow[] => [
  { label: 'Number', value: number },
  { label: 'Date', value: formatDay(istDate(new Date(at))) },
];

/**
 * The texts above the rows: the amount (`₹1,23,456`), whether it was received or paid back, and the amount in words.
 */
export function receiptAmount({ kind, amount }: Receipt): ReceiptRow & { words: string } {
  return {
    label: kind === 'payment' ? 'Amount received' : 'Amount paid back',
    value: formatRupees(amount),
    words: kind === 'payment' ? rupeesInWords(amount) : `${rupeesInWords(amount)}, paid back to the guest`,
  };
}

/** The rows about guest, stay and money, in order; without rows for unknown values. */
export function receiptRows(receipt: Receipt): ReceiptRow[] {
  const { kind, method, reference } = receipt;
  return [
    { label: kind === 'payment' ? 'Received from' : 'Paid back to', value: receipt.guestName },
    { label: 'Booking', value: receipt.confirmationCode },
    { label: 'Stay', value: stayOf(receipt) },
    { label: 'Guests', value: String(receipt.guestCount) },
    ...(method
      ? [{ label: kind === 'payment' ? 'Paid by' : 'Paid back by', value: PAYMENT_METHOD_NAMES[method] }]
      : []),
    ...(reference ? [{ label: 'Reference', value: reference }] : []),
    { label: 'Total of the stay', value: formatRupees(receipt.total) },
    ...balanceRows(receipt),
  ];
}
