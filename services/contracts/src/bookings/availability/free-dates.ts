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
import { addDays } from '../../timing/ist.ts';

/** Range of the search for free dates, in days before and after the requested ones. */
export const SEARCH_DAYS = 60;
const SUGGESTIONS = 3;

/** Dates of the same length that were free when they were suggested. */
export interface FreeDates {
  checkinDate: string;
  checkoutDate: string;
}

export interface FreeDatesSearch {
  requested: StayDates;
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

/** Days away from the requested date, the nearest first. */
const OFFSETS = Array.from({ length: SEARCH_DAYS }, (_, day) => [day + 1, -day - 1]).flat();
const SAME_WEEKDAY_FIRST = [...OFFSETS].sort(
  (one, other) => Number(one % DAYS_OF_A_WEEK !== 0) - Number(other % DAYS_OF_A_WEEK !== 0),
);

/**
 * Up to three stays of the requested length and hours that are free: the nearest, then those that begin on the same
 * weekday, so that a weekend is offered weekends, then the others by distance. None begins in the past.
 */
export function nearestFreeDates(search: FreeDatesSearch): FreeDates[] {
  const nearest = OFFSETS.find((offset) => isFreeAt(search, offset));
  if (nearest === undefined) return [];
  const found = new Set([nearest]);
  for (const offset of SAME_WEEKDAY_FIRST) {
    if (found.size === SUGGESTIONS) break;
    if (isFreeAt(search, offset)) found.add(offset);
  }
  return [...found].map((offset) => movedBy(offset, search.requested));
}

const movedBy = (days: number, { checkinDate, checkoutDate }: StayDates): FreeDates => ({
  checkinDate: addDays(checkinDate, days),
  checkoutDate: addDays(checkoutDate, days),
});

/** True if the requested stay, moved by so many days, is possible and free. */
function isFreeAt(search: FreeDatesSearch, days: number): boolean {
  const { requested, busy, turnaroundMinutes, limits, rules = [], now } = search;
  const stay = { ...requested, ...movedBy(days, requested) };
  if (stayInterval(stay).from <= now) return false;
  if (stayProblem(stay, now, limits) || stayRuleProblem(stay, rules, now)) return false;
  return isStayFree(stay, turnaroundMinutes, busy);
}
