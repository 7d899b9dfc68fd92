import { DAY_MS } from '../../../services/contracts/src/timing/durations.ts';
import { daysBetween, istDate } from '../../../services/contracts/src/timing/ist.ts';

/** For how many days, weeks and months the newest backup is kept. */
const RULE = { days: 7, weeks: 4, months: 12 };

/** Data that was deleted is in no backup any more after thirteen months. */
const MOST_DAYS = 396;

/** Any Monday: weeks begin with it. */
const MONDAY = '2024-01-01';
const weekOf = (date: Date): number => Math.floor(daysBetween(MONDAY, istDate(date)) / 7);
const monthOf = (date: Date): string => istDate(date).slice(0, 7);

export const newestFirst = <T extends { date: Date }>(backups: readonly T[]): T[] =>
  [...backups].sort((a, b) => b.date.getTime() - a.date.getTime());

/** The newest date of each of the latest periods that have one. */
function newestOfEach<T extends { date: Date }>(all: T[], periods: number, of: (date: Date) => unknown): T[] {
  const kept = new Map<unknown, T>();
  for (const one of all) {
    const period = of(one.date);
    if (!kept.has(period)) kept.set(period, one);
  }
  return [...kept.values()].slice(0, periods);
}

/**
 * All of the last 24 hours are kept, so that a backup made after a mistake does not replace the one before it. Of the
 * others the newest of each day, week and month is kept; any moment since the oldest daily one can be restored. Periods
 * without a backup do not count, so that a house that was closed keeps what it has. What is thirteen months older than
 * the newest backup before the last 24 hours is dropped.
 */
export function kept<T extends { date: Date }>(backups: readonly T[], now: Date): { all: Set<T>; daily: T[] } {
  const isFresh = ({ date }: T): boolean => now.getTime() - date.getTime() < DAY_MS;
  const all = newestFirst(backups);
  const latest = all.find((one) => !isFresh(one)) ?? all[0];
  const ordered = all.filter(({ date }) => latest && daysBetween(istDate(date), istDate(latest.date)) <= MOST_DAYS);
  const daily = newestOfEach(ordered, RULE.days, istDate);
  const weekly = newestOfEach(ordered, RULE.weeks, weekOf);
  const monthly = newestOfEach(ordered, RULE.months, monthOf);
  const fresh = ordered.filter(isFresh);
  return { all: new Set([...fresh, ...daily, ...weekly, ...monthly]), daily };
}
