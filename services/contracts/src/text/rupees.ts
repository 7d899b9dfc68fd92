import { formatNumber } from './count.ts';

/** Significant digits of a compact amount. */
const COMPACT_DIGITS = 3;

/** Paise of a rupee. */
const PAISE = 100;

/** Created at its first use: creating it is slow on a phone, and most pages do not need it. */
let compact: Intl.NumberFormat | undefined;

/** The digits of an amount, with a minus sign before those of a negative one. */
const signed = (amount: number, digits: string): string => (amount < 0 ? `−${digits}` : digits);

/** Whole rupees as people in India write them: `₹1,23,456`. */
export const formatRupees = (amount: number): string => signed(amount, `₹${groupRupees(Math.abs(amount))}`);

/** The end of a sentence about an amount outside its bounds: `must be in whole rupees, from ₹1 to ₹500`. */
export const mustBeRupees = (min: number, max: number): string =>
  `must be in whole rupees, from ${formatRupees(min)} to ${formatRupees(max)}`;

/** Rupees that may have paise as decimals: `₹5,100`, or `₹5,100.50` where there are paise. */
export function formatRupeesExact(amount: number): string {
  if (Number.isInteger(amount)) return formatRupees(amount);
  return signed(amount, `₹${formatPaise(Math.abs(amount) * PAISE)}`);
}

/** Paise as rupees without the sign: `1,23,456.00`. */
export function formatPaise(paise: number): string {
  const whole = Math.round(Math.abs(paise));
  const digits = `${formatNumber(Math.floor(whole / PAISE))}.${String(whole % PAISE).padStart(2, '0')}`;
  return signed(paise, digits);
}

/**
 * Whole rupees without the sign, where a caption says that they are rupees: `1,23,456`. Not for negative amounts.
 */
export const groupRupees = formatNumber;

/** Whole rupees where there is little room, as on a chart's axis: `₹16.6k`, `₹1.3L`. */
export function formatCompactRupees(amount: number): string {
  compact ??= new Intl.NumberFormat('en-IN', { notation: 'compact', maximumSignificantDigits: COMPACT_DIGITS });
  return signed(amount, `₹${compact.format(Math.abs(amount)).replace('K', 'k')}`);
}

/** A price where there is little room, rounded up, so that no guest pays more than what is shown: `₹16.6k`. */
export function formatCompactPrice(amount: number): string {
  const step = 10 ** Math.max(String(Math.ceil(amount)).length - COMPACT_DIGITS, 0);
  return formatCompactRupees(Math.ceil(amount / step) * step);
}

/** A percentage of an amount in whole rupees, rounded down. Rule: whole rupees. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/**
 * Reads a whole-rupee amount that a person may have typed with a sign and separators (`₹1,150` is 1150).
 * Returns undefined for anything that is not a non-negative whole number.
 */
export function parseRupees(text: string): number | undefined {
  const digits = text.replace(/[₹,\s]/g, '').replace(/\.0{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
