import { MAX_CANCELLATION_DAYS, parseCancellationTerms } from '@farmhouse/contracts/bookings/terms/cancellation-terms';
import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import type { Problems } from './problems.ts';

/** A row of the terms as it is typed. */
export interface TermDraft {
  days: string;
  percent: string;
}

const WHOLE = /^\d{1,4}$/;

/** The stored rows, or the built-in ones while none are stored. */
export function termDraftsOf(text: string): TermDraft[] {
  const terms = parseCancellationTerms(text) ?? DEFAULT_CANCELLATION_TERMS;
  return terms.map(({ days, percent }) => ({ days: String(days), percent: String(percent) }));
}

/** The JSON text that is stored. Text that is not a number becomes null, which the setting's validation refuses. */
export function termTextOf(rows: readonly TermDraft[]): string {
  return JSON.stringify(rows.map(({ days, percent }) => ({ days: wholeOf(days), percent: wholeOf(percent) })));
}

const wholeOf = (typed: string): number | null => (WHOLE.test(typed.trim()) ? Number(typed) : null);

const isUpTo = (number: number | null, max: number): number is number => number !== null && number <= max;

/** The errors by field: `0.days`. */
export function termProblems(rows: readonly TermDraft[]): Problems {
  const terms = rows.map(({ days, percent }) => ({ days: wholeOf(days), percent: wholeOf(percent) }));
  const problems = new Map<string, string>();
  for (const [index, { days, percent }] of terms.entries()) {
    if (!isUpTo(days, MAX_CANCELLATION_DAYS)) problems.set(`${index}.days`, `0 to ${MAX_CANCELLATION_DAYS} days`);
    else if (terms.findIndex((other) => other.days === days) < index)
      problems.set(`${index}.days`, 'Each number of days once');
    if (!isUpTo(percent, 100)) problems.set(`${index}.percent`, '0 to 100%');
    else if (days !== null && terms.some((other) => isEarlierForLess(other, { days, percent })))
      problems.set(`${index}.percent`, 'Not more than for an earlier cancellation');
  }
  return problems;
}

type Term = Record<'days' | 'percent', number | null>;

function isEarlierForLess(earlier: Term, later: { days: number; percent: number }): boolean {
  if (earlier.days === null || earlier.percent === null) return false;
  return earlier.days > later.days && earlier.percent < later.percent;
}
