import type { StayLimits } from '../stay/stay-limits.ts';
import {
  overlaps,
  stayInterval,
  stayProblem,
  withTurnaround,
  type StayDates,
  type StayInterval,
} from '../stay/stay.ts';
import { stayRuleProblem } from '../stay/stay-rules.ts';
import type { StayRule } from '../../catalogue/stay-rule.ts';
import { addDays, weekdayOf } from '../../timing/ist.ts';
import { chargedNights } from '../stay/nights.ts';

/** Range of the search for free dates, in days before and after the wanted ones. */
export const SEARCH_DAYS = 60;
const SUGGESTIONS = 3;

/** Dates of the same length that were free when they were suggested. */
export interface FreeDates {
  checkinDate: string;
  checkoutDate: string;
}

export interface FreeDatesSearch {
  wanted: StayDates;
  /** Taken times, turnaround included. */
  busy: readonly StayInterval[];
  turnaroundMinutes: number;
  limits: StayLimits;
  /** Further limits for stays. */
  rules?: readonly StayRule[];
  now: Date;
}

/** True if a stay and the turnaround after it overlap none of the taken times. */
export function isStayFree(stay: StayDates, turnaroundMinutes: number, busy: readonly StayInterval[]): boolean {
  const needed = withTurnaround(stayInterval(stay), turnaroundMinutes);
  return !busy.some((taken) => overlaps(needed, taken));
}

const DAYS_OF_A_WEEK = 7;

/** Days away from the wanted date, the nearest first. */
const OFFSETS = Array.from({ length: SEARCH_DAYS }, (_, day) => [day + 1, -day - 1]).flat();
const SAME_WEEKDAY_FIRST = [...OFFSETS].sort(
  (one, other) => Number(one % DAYS_OF_A_WEEK !== 0) - Number(other % DAYS_OF_A_WEEK !== 0),
);

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** True for a stay with a Friday or Saturday night, and for a visit on a Saturday or Sunday. */
function isOnWeekend(stay: StayDates): boolean {
  const { dates = [], isDayVisit } = chargedNights(stay) ?? {};
  const weekend = isDayVisit ? [SATURDAY, SUNDAY] : [FRIDAY, SATURDAY];
  return dates.some((date) => weekend.includes(weekdayOf(date)));
}

/**
 * Up to three stays of the wanted length and hours that are free, the nearest first; for a weekend, those that begin on
 * the same weekday come before all others. None begins in the past.
 */
export function nearestFreeDates({
  wanted,
  busy,
  turnaroundMinutes,
  limits,
  rules = [],
  now,
}: FreeDatesSearch): FreeDates[] {
  const found: FreeDates[] = [];
  for (const offset of isOnWeekend(wanted) ? SAME_WEEKDAY_FIRST : OFFSETS) {
    const checkinDate = addDays(wanted.checkinDate, offset);
    const checkoutDate = addDays(wanted.checkoutDate, offset);
    const stay = { ...wanted, checkinDate, checkoutDate };
    const isKept = !stayProblem(stay, now, limits) && !stayRuleProblem(stay, rules, now);
    const possible = stayInterval(stay).from > now && isKept;
    if (possible && isStayFree(stay, turnaroundMinutes, busy)) found.push({ checkinDate, checkoutDate });
    if (found.length === SUGGESTIONS) break;
  }
  return found;
}
