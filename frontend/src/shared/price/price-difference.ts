import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** `₹2,300 more`, `₹500 less`, or `the same price`. */
export function priceDifference(difference: number): string {
  if (difference === 0) return 'the same price';
  return `${formatRupees(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
