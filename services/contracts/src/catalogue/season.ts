import type { FieldError } from '../errors.ts';
import { LAST_DAY_BEFORE_FIRST } from '../text/dates.ts';
import { isIsoDate, weekdayOf } from '../timing/ist.ts';
import { isLastOfMonth } from '../timing/months.ts';

/** The days on which a rate or a stay rule applies. */
export interface Season {
  /** First and last day, `YYYY-MM-DD`, both included; null where it has no beginning or no end. */
  from: string | null;
  to: string | null;
  /**
   * True if the days recur every year; then both are required, and a last day before the first is in the next year.
   * Days up to the last of February include the 29th in leap years.
   */
  yearly: boolean;
  /** Sunday is 0; null: every day of the week. */
  weekdays: readonly number[] | null;
}

/** A day with the parts that seasons compare. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `MM-DD` */
  monthAndDay: string;
  /** 0 for a Sunday to 6 for a Saturday. */
  weekday: number;
}

const monthAndDay = (date: string): string => date.slice(5);
const yearOf = (date: string): number => Number(date.slice(0, 4));

export const calendarDay = (date: string): CalendarDay => ({
  date,
  monthAndDay: monthAndDay(date),
  weekday: weekdayOf(date),
});

type Includes = (day: CalendarDay) => boolean;

/** Matches days that return every year, also across the turn of the year; 29 February occurs in leap years only. */
function yearlyDays(from: string, to: string): (day: Pick<CalendarDay, 'monthAndDay'>) => boolean {
  const [first, last] = [monthAndDay(from), monthAndDay(to)];
  const years = yearOf(to) - yearOf(from);
  if (years > 1 || (years === 1 && last >= first)) return () => true;
  if (first <= last) return (day) => first <= day.monthAndDay && day.monthAndDay <= last;
  return (day) => first <= day.monthAndDay || day.monthAndDay <= last;
}

/** The last day of yearly days; the end of February stays its end in leap years, unless it is the only day. */
function yearlyEnd(from: string, to: string): string {
  const isEndOfFebruary = from !== to && monthAndDay(to) === '02-28' && isLastOfMonth(to);
  return isEndOfFebruary ? `${to.slice(0, 4)}-02-29` : to;
}

function onceDays(from: string | null, to: string | null): Includes {
  return ({ date }) => (from === null || from <= date) && (to === null || date <= to);
}

interface SeasonMatchers {
  /** Ignores days of the week. */
  isInDays: Includes;
  includes: Includes;
}

/** Caches the matchers of each season: seasons are immutable and are matched with many stays. */
const cachedMatchers = new WeakMap<Season, SeasonMatchers>();

function matchersOf(season: Season): SeasonMatchers {
  const known = cachedMatchers.get(season);
  if (known) return known;
  const { from, to, yearly, weekdays } = season;
  const isInDays = yearly && from && to ? yearlyDays(from, yearlyEnd(from, to)) : onceDays(from, to);
  const includes: Includes = weekdays ? (day) => weekdays.includes(day.weekday) && isInDays(day) : isInDays;
  const matchers = { isInDays, includes };
  cachedMatchers.set(season, matchers);
  return matchers;
}

/** Returns a function that tells whether a day is in the season, for repeated use. */
export const seasonMatcher = (season: Season): Includes => matchersOf(season).includes;

/**
 * Returns a function that tells whether a season may include a day from the first to the last, ignoring days of the
 * week. Much cheaper than matching each day, so that few of many seasons remain to be matched.
 */
export function overlapMatcher(first: string, last: string): (season: Season) => boolean {
  const isWithin = yearlyDays(first, last);
  const firstDay = calendarDay(first);
  return (season) => {
    const { from, to, yearly } = season;
    if (!yearly || !from || !to) return (from === null || from <= last) && (to === null || first <= to);
    return matchersOf(season).isInDays(firstDay) || isWithin({ monthAndDay: monthAndDay(from) });
  };
}

/** True if the season includes the day. */
export const includesDay = (season: Season, date: string): boolean => seasonMatcher(season)(calendarDay(date));

/** The inconsistencies in the dates of a rate or a stay rule. */
export function seasonProblems({ from, to, yearly }: Pick<Season, 'from' | 'to' | 'yearly'>): FieldError[] {
  const problems: FieldError[] = [];
  if (yearly && (!from || !to)) {
    problems.push({ path: from ? 'to' : 'from', message: 'Every year needs a first and a last day' });
  } else if (!yearly && from && to && isIsoDate(from) && isIsoDate(to) && to < from) {
    problems.push({ path: 'to', message: LAST_DAY_BEFORE_FIRST });
  }
  return problems;
}
