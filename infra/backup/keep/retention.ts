/** Half an hour past five: days, weeks and months are those of the house. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Of how many days, weeks and months the newest backup is kept. */
export const RULE = { days: 7, weeks: 4, months: 12 };

const dayOf = (date: Date): number => Math.floor((date.getTime() + INDIA_MS) / DAY_MS);
/** Weeks begin on Monday; day 0 was a Thursday. */
const weekOf = (date: Date): number => Math.floor((dayOf(date) + 3) / 7);
const monthOf = (date: Date): string => new Date(date.getTime() + INDIA_MS).toISOString().slice(0, 7);

/** The newest date of each of the latest periods that have one. */
function newestOfEach<T extends { date: Date }>(newestFirst: T[], periods: number, of: (date: Date) => unknown): T[] {
  const kept = new Map<unknown, T>();
  for (const one of newestFirst) {
    const period = of(one.date);
    if (!kept.has(period)) kept.set(period, one);
  }
  return [...kept.values()].slice(0, periods);
}

/**
 * All of the last 24 hours are kept, so that one made after a mistake does not take the place of the one before it. Of
 * the others the newest of each period is kept. The daily ones are those of them are the daily ones, from the oldest of which on every moment can be
 * restored. Periods without a backup do not count, so that a house that was closed keeps what it has.
 */
export function kept<T extends { date: Date }>(backups: readonly T[], now: Date): { all: Set<T>; daily: T[] } {
  const newestFirst = [...backups].sort((a, b) => b.date.getTime() - a.date.getTime());
  const daily = newestOfEach(newestFirst, RULE.days, dayOf);
  const weekly = newestOfEach(newestFirst, RULE.weeks, weekOf);
  const monthly = newestOfEach(newestFirst, RULE.months, monthOf);
  const fresh = newestFirst.filter(({ date }) => now.getTime() - date.getTime() < DAY_MS);
  return { all: new Set([...fresh, ...daily, ...weekly, ...monthly]), daily };
}
