import {
  ANALYTICS_RANGE_MAX_DAYS,
  DEFAULT_ANALYTICS_PERIOD,
  lastDays,
  type AnalyticsRange,
  type DayRange,
} from '@farmhouse/contracts/analytics/report';
import { addDays, daysBetween, istInstant } from '@farmhouse/contracts/timing/ist';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';

/**
 * The days that a report is about: those from `from` to `to` (today when it is left out), or the last `days` with today.
 * Throws InvalidInput when the range is empty, longer than a year, or has an end and no beginning.
 */
export function rangeOf({ days = DEFAULT_ANALYTICS_PERIOD, from, to }: AnalyticsRange, today: string): DayRange {
  if (from === undefined && to === undefined) return lastDays(days, today);
  if (from === undefined) throw new InvalidInput([{ path: 'from', message: 'from is required with to' }]);
  const range = { from, to: to ?? today };
  if (range.to < range.from) throw new InvalidInput([{ path: 'to', message: 'to must not be before from' }]);
  if (daysBetween(range.from, range.to) >= ANALYTICS_RANGE_MAX_DAYS) {
    throw new InvalidInput([{ path: 'to', message: `A range can be at most ${ANALYTICS_RANGE_MAX_DAYS} days` }]);
  }
  return range;
}

/** Every day of a range, the oldest first. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The instants between which a list looks, the second one excluded; in Postgres' words where there is no bound. */
export type Instants = readonly [Date | '-infinity', Date | 'infinity'];

/**
 * The instants of a list's range of days. A search without a range looks at the default period, so that none reads every
 * visit that is kept. Throws InvalidInput like `rangeOf`.
 */
export function listedBetween(list: AnalyticsRange & { q?: string }, today: string): Instants {
  const isRanged = [list.days, list.from, list.to].some((one) => one !== undefined);
  if (!isRanged && !list.q?.trim()) return ['-infinity', 'infinity'];
  const { from, to } = rangeOf(list, today);
  return [istInstant(from, '00:00'), istInstant(addDays(to, 1), '00:00')];
}
