import { addDays } from '../../timing/ist.ts';
import { formatShortDay } from '../../text/dates.ts';

/** The refund of a cancellation as a part of the amount paid, by the whole days left until check-in. */
export interface CancellationTerm {
  /** The least number of days before check-in. */
  days: number;
  /** Of the amount paid, 0 to 100. */
  percent: number;
}

/** Source: the demo house's terms, which apply until the owner stores others. The last row applies until check-in. */
export const DEFAULT_CANCELLATION_TERMS: readonly CancellationTerm[] = [
  { days: 14, percent: 100 },
  { days: 7, percent: 50 },
  { days: 0, percent: 0 },
];

export const MAX_CANCELLATION_ROWS = 12;
export const MAX_CANCELLATION_DAYS = 365;

const isWholeNumber = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

function isTerm(row: unknown): row is CancellationTerm {
  if (typeof row !== 'object' || row === null || Object.keys(row).length !== 2) return false;
  const { days, percent } = row as Partial<CancellationTerm>;
  return isWholeNumber(days, MAX_CANCELLATION_DAYS) && isWholeNumber(percent, 100);
}

/** True if a later cancellation never refunds more, and no number of days occurs twice. */
function areOrdered(rows: readonly CancellationTerm[]): boolean {
  return rows.every(({ days, percent }, index) => {
    const above = rows[index - 1];
    return !above || (above.days > days && above.percent >= percent);
  });
}

/** The rows of the setting's JSON text, most days first; null when the text is not a valid list of them. */
export function parseCancellationTerms(text: string): CancellationTerm[] | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_CANCELLATION_ROWS || !rows.every(isTerm))
    return null;
  const sorted = rows.map(({ days, percent }) => ({ days, percent })).sort((a, b) => b.days - a.days);
  return areOrdered(sorted) ? sorted : null;
}

/** The rows as texts, for a table or a list: when the guest cancels, and what is refunded. */
export function refundRows(terms: readonly CancellationTerm[]): { when: string; refund: string }[] {
  const last = terms.at(-1);
  const rows = last && last.days > 0 ? [...terms, { days: 0, percent: 0 }] : terms;
  return rows.map(({ days, percent }, index) => ({
    when: daysText(days, rows[index - 1]?.days),
    refund: percent > 0 ? `${percent}%` : 'None',
  }));
}

function daysText(from: number, above: number | undefined): string {
  if (above === undefined) return from === 0 ? 'At any time' : `${from} days or more`;
  if (from === 0) return `Less than ${above} ${above === 1 ? 'day' : 'days'}, or no arrival`;
  return from === above - 1 ? `${from} ${from === 1 ? 'day' : 'days'}` : `${from} to ${above - 1} days`;
}

/** The rows in one sentence: '100% back until 14 days before check-in, 50% until 7 days, then nothing'. */
export function cancellationSentence(terms: readonly CancellationTerm[]): string {
  const paid = terms.filter(({ percent }) => percent > 0);
  if (paid.length === 0) return 'Nothing is paid back after a cancellation.';
  const parts = paid.map(({ days, percent }, index) => {
    const until = days === 0 ? 'until check-in' : `until ${days} ${days === 1 ? 'day' : 'days'}`;
    return `${percent}% ${index === 0 ? 'back ' : ''}${until}${index === 0 && days > 0 ? ' before check-in' : ''}`;
  });
  const end = paid.at(-1)?.days === 0 ? '' : ', then nothing';
  return `If you cancel: ${parts.join(', ')}${end}.`;
}

/** A stay of which a guest reads what a cancellation would refund. */
export interface CancellableStay {
  /** `YYYY-MM-DD`, like `today`. */
  checkinDate: string;
  today: string;
  /** False for a request, which everything is returned for. */
  isConfirmed: boolean;
}

/**
 * The cancellation terms of one stay, by its own dates: 'If you cancel: free until Thu, 12 Nov, 50% back until Thu,
 * 19 Nov, then nothing'. Days that have passed are left out.
 */
export function cancellationDates(
  terms: readonly CancellationTerm[],
  { checkinDate, today, isConfirmed }: CancellableStay,
): string {
  const open = terms.filter(({ days, percent }) => percent > 0 && addDays(checkinDate, -days) >= today);
  const isFreeAnyway = open[0]?.percent === 100;
  if (open.length === 0 && isConfirmed) return 'If you cancel now, nothing is paid back.';
  const parts = open.map(({ days, percent }, index) => {
    const what = percent === 100 ? (index === 0 ? 'free' : 'everything back') : `${percent}% back`;
    return `${what} until ${days === 0 ? 'check-in' : formatShortDay(addDays(checkinDate, -days))}`;
  });
  const first = isConfirmed || isFreeAnyway ? [] : ['free until we confirm your dates'];
  const end = open.at(-1)?.days === 0 ? '' : ', then nothing';
  return `If you cancel: ${[...first, ...parts].join(', ')}${end}.`;
}

/** The percentage of what was paid that a cancellation this many days before check-in refunds, 0 to 100. */
export function returnedPercent(terms: readonly CancellationTerm[], daysLeft: number): number {
  return terms.find(({ days }) => daysLeft >= days)?.percent ?? 0;
}

/** A part of an amount in whole rupees, rounded down. Rule: whole rupees. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);
