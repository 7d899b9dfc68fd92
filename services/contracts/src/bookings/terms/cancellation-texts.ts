import { formatShortDay, otherYear } from '../../text/dates.ts';
import { addDays } from '../../timing/ist.ts';
import { formatCount } from '../../text/count.ts';
import type { CancellationTerm } from './cancellation-terms.ts';

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
  if (above === undefined) return from === 0 ? 'At any time' : `${formatCount(from, 'day', 'days')} or more`;
  if (from === 0) return `Less than ${formatCount(above, 'day', 'days')}, or no arrival`;
  return from === above - 1 ? formatCount(from, 'day', 'days') : `${from} to ${above - 1} days`;
}

/** The rows in one sentence: '100% back until 14 days before check-in, 50% until 7 days, then nothing'. */
export function cancellationSentence(terms: readonly CancellationTerm[]): string {
  const paid = terms.filter(({ percent }) => percent > 0);
  if (paid.length === 0) return 'Nothing is paid back after a cancellation.';
  const parts = paid.map(({ days, percent }, index) => {
    const until = days === 0 ? 'until check-in' : `until ${formatCount(days, 'day', 'days')}`;
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
 * 19 Nov, then nothing'. Days that have passed are left out; those of another year than today's have their year.
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
    const last = addDays(checkinDate, -days);
    return `${what} until ${days === 0 ? 'check-in' : formatShortDay(last) + otherYear(last, today)}`;
  });
  const first = isConfirmed || isFreeAnyway ? [] : ['free until we confirm your dates'];
  const end = open.at(-1)?.days === 0 ? '' : ', then nothing';
  return `If you cancel: ${[...first, ...parts].join(', ')}${end}.`;
}
