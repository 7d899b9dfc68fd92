import {
  ANALYTICS_RANGE_MAX_DAYS,
  dayBefore,
  daysOfRange,
  isLast24Hours,
  type AnalyticsRange,
  type DayRange,
} from '@farmhouse/contracts/analytics/report';
import { addDays, daysBetween, istInstant } from '@farmhouse/contracts/timing/ist';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';

/** The period before a range, and the day after it, are days that Postgres knows, too. */
const EARLIEST = '1970-01-01';
const LATEST = '9998-12-31';

/**
 * The days that a report is about. Throws InvalidInput when the range is empty, longer than a year, or has an end but
 * no start.
 */
export function rangeOf(query: AnalyticsRange, now: Date): DayRange {
  if (query.from === undefined && query.to !== undefined) {
    throw new InvalidInput([{ path: 'from', message: 'from is required with to' }]);
  }
  const range = daysOfRange(query, now);
  for (const path of ['from', 'to'] as const) {
    if (range[path] < EARLIEST || range[path] > LATEST)
      throw new InvalidInput([{ path, message: `${path} must be between ${EARLIEST} and ${LATEST}` }]);
  }
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

/** The start and the exclusive end of a list's range; Postgres' `infinity` where there is no bound. */
export type Instants = readonly [Date | '-infinity', Date | 'infinity'];

/**
 * The instants of a list's range. A search without a range covers the default period, so that none reads every stored
 * visit. Throws InvalidInput like `rangeOf`.
 */
export function listedBetween(list: AnalyticsRange & { q?: string }, now: Date): Instants {
  const isRanged = [list.days, list.from, list.to].some((one) => one !== undefined);
  if (!isRanged && !list.q?.trim()) return ['-infinity', 'infinity'];
  if (isLast24Hours(list)) return [dayBefore(now), 'infinity'];
  const { from, to } = rangeOf(list, now);
  return [istInstant(from, '00:00'), istInstant(addDays(to, 1), '00:00')];
}
