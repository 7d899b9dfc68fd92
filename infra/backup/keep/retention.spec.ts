import { describe, expect, it } from '@jest/globals';
import { kept } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 3:00 in India on 31 December 2026, a Thursday. */
const LAST = new Date('2026-12-30T21:30:00Z');

const inIndia = (date: Date): string => new Date(date.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
const nightsBefore = (last: Date, count: number): { date: Date }[] =>
  Array.from({ length: count }, (_, index) => ({ date: new Date(last.getTime() - index * DAY_MS) }));

describe('the backups that are kept', () => {
  it('are those of seven days, four weeks and twelve months after a year of nightly ones', () => {
    const { all, daily } = kept(nightsBefore(LAST, 365), LAST);

    expect([...all].map(({ date }) => inIndia(date))).toEqual([
      ...['2026-12-31', '2026-12-30', '2026-12-29', '2026-12-28', '2026-12-27', '2026-12-26', '2026-12-25'],
      ...['2026-12-20', '2026-12-13'], // the other two Sundays that close a week; 27 December is a daily one
      ...['2026-11-30', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
      ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'],
    ]);
    expect(daily).toHaveLength(7);
    expect(inIndia(daily.at(-1)?.date ?? LAST)).toBe('2026-12-25');
  });

  it('are the same when the rule was applied every night of the year', () => {
    const nights = nightsBefore(LAST, 365).reverse();
    const left = nights.reduce<{ date: Date }[]>((before, night) => {
      const { all } = kept([...before, night], night.date);
      return [...before, night].filter((one) => all.has(one));
    }, []);

    expect(new Set(left)).toEqual(kept(nights, LAST).all);
  });

  it('are all of the last 24 hours, also several of one day', () => {
    const hours = [0, 1, 2, 23, 25, 26].map((ago) => ({ date: new Date(LAST.getTime() - ago * 60 * 60 * 1000) }));

    // 25 hours ago was the same day as 23 hours ago
    expect(kept(hours, LAST).all.size).toBe(4);
  });

  it('are at most thirteen months old where one is made every quarter', () => {
    const quarters = Array.from({ length: 12 }, (_, index) => ({
      date: new Date(LAST.getTime() - index * 91 * DAY_MS),
    }));

    const oldest = [...kept(quarters, LAST).all].at(-1)?.date ?? LAST;

    // of the last 24 hours is only the newest: thirteen months count from the one before it
    expect(inIndia(oldest)).toBe('2025-10-02');
  });

  it('still are those before a long closure until the first new one is a day old', () => {
    const old = nightsBefore(new Date('2020-05-01T21:30:00Z'), 7);
    const fresh = { date: LAST };

    expect(kept([...old, fresh], LAST).all.size).toBe(8);
    expect([...kept([...old, fresh], new Date(LAST.getTime() + DAY_MS)).all]).toEqual([fresh]);
  });

  it('are all that exist when none was made for years', () => {
    const old = nightsBefore(new Date('2020-05-01T21:30:00Z'), 7);

    expect(kept(old, LAST).all.size).toBe(7);
  });
});
