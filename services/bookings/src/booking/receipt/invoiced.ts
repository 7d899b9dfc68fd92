import type { Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import {
  ACCOMMODATION,
  linesOfShares,
  taxLine,
  taxLines,
  taxShares,
  type TaxedStay,
  type TaxLine,
  type TaxRates,
} from '@farmhouse/contracts/bookings/receipt/tax';
import { daysBetween } from '@farmhouse/contracts/timing/ist';

/** What the receipts of a booking have invoiced and not credited. */
export interface Invoiced {
  /** One for each code and rate; negative where more was credited than invoiced. */
  lines: TaxLine[];
  /** Of the last receipt with tax; undefined without one. */
  stay?: { total: number; nights: number };
  placeOfSupply?: string;
  gstin: string | null;
}

const paiseOf = (...lines: readonly TaxLine[]): number =>
  lines.reduce((sum, { taxable, cgst, sgst }) => sum + taxable + cgst + sgst, 0);

const accommodationIn = (lines: readonly TaxLine[]): number =>
  paiseOf(...lines.filter(({ sac }) => sac === ACCOMMODATION.sac));

const isSameKind = (a: TaxLine, b: TaxLine): boolean => a.sac === b.sac && a.percent === b.percent;

const negative = (line: TaxLine): TaxLine => ({
  ...line,
  taxable: 0 - line.taxable,
  cgst: 0 - line.cgst,
  sgst: 0 - line.sgst,
});

/** One line for each code and rate, without those that add up to 0. */
function addedUp(lines: readonly TaxLine[]): TaxLine[] {
  const sums: TaxLine[] = [];
  for (const line of lines) {
    const index = sums.findIndex((sum) => isSameKind(sum, line));
    const { taxable, cgst, sgst } = sums[index] ?? { taxable: 0, cgst: 0, sgst: 0 };
    const sum = { ...line, taxable: line.taxable + taxable, cgst: line.cgst + cgst, sgst: line.sgst + sgst };
    if (index < 0) sums.push(sum);
    else sums[index] = sum;
  }
  return sums
    .filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0)
    .sort((a, b) => a.sac.localeCompare(b.sac) || a.percent - b.percent);
}

/**
 * From the receipts of one booking whose entries are not corrected, oldest first; those without tax have invoiced
 * nothing.
 */
export function invoicedBy(receipts: readonly Receipt[]): Invoiced {
  const lines = receipts.flatMap(({ kind, tax }) => {
    const own = tax?.lines ?? [];
    return kind === 'refund' ? own.map(negative) : own;
  });
  const last = receipts.findLast(({ tax }) => tax !== null);
  return {
    lines: addedUp(lines),
    stay: last && { total: last.total, nights: daysBetween(last.checkinDate, last.checkoutDate) },
    placeOfSupply: last?.tax?.placeOfSupply,
    gstin: last?.seller.gstin ?? null,
  };
}

/**
 * The tax in `amount` whole rupees that were received for a stay. With what was invoiced before, the amounts for
 * accommodation and services are then in proportion to the prices as they are now, as far as no line is below zero.
 */
export function invoiceLines(amount: number, stay: TaxedStay, rates: TaxRates, { lines }: Invoiced): TaxLine[] {
  const paise = amount * 100;
  const wanted = taxShares(paiseOf(...lines) + paise, stay);
  const accommodation = Math.min(Math.max(wanted.accommodation - accommodationIn(lines), 0), paise);
  return linesOfShares({ accommodation, services: paise - accommodation }, stay, rates);
}

/** What rounding may have shifted between accommodation and services, in paise: at most two for each credit note. */
const ROUNDING = 10;

/** True if nothing that the invoiced amounts and rates depend on has changed. */
function isAsInvoiced(stay: TaxedStay, { lines, stay: before }: Invoiced): boolean {
  const { accommodation } = taxShares(paiseOf(...lines), stay);
  return (
    before?.total === stay.accommodation + stay.services &&
    before.nights === stay.nights &&
    Math.abs(accommodation - accommodationIn(lines)) < ROUNDING
  );
}

/** `paise` with the rates and in the proportions of other lines. */
function inProportion(paise: number, lines: readonly TaxLine[]): TaxLine[] {
  const all = paiseOf(...lines);
  let left = paise;
  return lines.map((line, index) => {
    const share = index === lines.length - 1 ? left : Math.round((paise * paiseOf(line)) / all);
    left -= share;
    return taxLine(line, share, line.percent);
  });
}

/**
 * The lines of a credit note: what was invoiced minus the tax lines of what remains. What remains is `received` (whole
 * rupees), at most the invoiced sum, split by the stay as it is now; if the stay is as it was invoiced, in proportion
 * to the invoiced lines. If nothing remains, everything invoiced is credited. A line is negative where the stay now has
 * a higher share than was invoiced. Rule: receipts.
 */
export function creditLines(received: number, stay: TaxedStay, rates: TaxRates, invoiced: Invoiced): TaxLine[] {
  const { lines } = invoiced;
  const remaining = Math.min(received * 100, paiseOf(...lines));
  if (remaining === 0) return lines;
  const left = isAsInvoiced(stay, invoiced) ? inProportion(remaining, lines) : taxLines(remaining / 100, stay, rates);
  // what stays the same keeps its rounding
  const kept = left.map((line) => lines.find((one) => isSameKind(one, line) && paiseOf(one) === paiseOf(line)) ?? line);
  return addedUp([...lines, ...kept.map(negative)]);
}
