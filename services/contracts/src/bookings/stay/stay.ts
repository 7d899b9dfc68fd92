import { formatCount } from '../../text/count.ts';
import { formatNights } from '../../text/dates.ts';
import { MINUTE_MS } from '../../timing/durations.ts';
import { daysBetween, istDate, istInstant } from '../../timing/ist.ts';
import type { StayLimits } from './stay-limits.ts';

/*
 * Dates and times of a stay. Every date is a calendar day in India (`YYYY-MM-DD`), every time a wall clock time there
 * (`HH:mm`).
 */

/** Rule: hours of a stay. */
export const CHECKIN_TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'] as const;
export const CHECKOUT_TIMES = ['09:00', '10:00', '11:00', '12:00'] as const;

/** Assumed while no check-in time is chosen: it leaves most time for a notice. */
export const LATEST_CHECKIN_TIME = '18:00' satisfies (typeof CHECKIN_TIMES)[number];

/** Check-out time that a stay over at least one night has when none was chosen. */
export const DEFAULT_CHECKOUT_TIME = '11:00';
/** Check-out time that a same-day visit has when none was chosen. */
export const DEFAULT_VISIT_END = '21:00';

export interface StayDates {
  checkinDate: string;
  checkinTime: string;
  checkoutDate: string;
  /** Empty or absent: the default. Rule: hours of a stay. */
  checkoutTime?: string | null;
}

/** Half-open: the guest is there from `from` up to, not including, `to`. */
export interface StayInterval {
  from: Date;
  to: Date;
}

/** The effective check-out time: the chosen one, or the default for a stay or a same-day visit. */
export function checkoutTimeOf(stay: StayDates): string {
  if (stay.checkoutTime) return stay.checkoutTime;
  return stay.checkinDate === stay.checkoutDate ? DEFAULT_VISIT_END : DEFAULT_CHECKOUT_TIME;
}

/** The time the house is taken, without the turnaround after it. */
export function stayInterval(stay: StayDates): StayInterval {
  return {
    from: istInstant(stay.checkinDate, stay.checkinTime),
    to: istInstant(stay.checkoutDate, checkoutTimeOf(stay)),
  };
}

/**
 * Longest turnaround, in minutes: a mistyped setting must not close the house for weeks, and competing requests are
 * searched within a day.
 */
export const MAX_TURNAROUND_MINUTES = 24 * 60;

/** The interval with the turnaround after it, in which no other stay is possible. */
export function withTurnaround(interval: StayInterval, turnaroundMinutes: number): StayInterval {
  return { from: interval.from, to: new Date(interval.to.getTime() + turnaroundMinutes * MINUTE_MS) };
}

export function overlaps(a: StayInterval, b: StayInterval): boolean {
  return a.from < b.to && b.from < a.to;
}

export interface StayProblem {
  path: 'checkinDate' | 'checkoutDate' | 'checkoutTime';
  message: string;
}

/** What is wrong with the dates and times of a request made `now`, or undefined when nothing is. */
export function stayProblem(stay: StayDates, now: Date, limits: StayLimits): StayProblem | undefined {
  const { checkinDate, checkoutDate } = stay;
  const today = istDate(now);
  if (checkinDate < today) return { path: 'checkinDate', message: 'Check-in date cannot be in the past' };
  if (daysBetween(today, checkinDate) > limits.maxDaysAhead) {
    return {
      path: 'checkinDate',
      message: `Check-in can be at most ${formatCount(limits.maxDaysAhead, 'day', 'days')} ahead`,
    };
  }
  if (checkoutDate < checkinDate) {
    return { path: 'checkoutDate', message: 'Check-out date cannot be before the check-in date' };
  }
  if (daysBetween(checkinDate, checkoutDate) > limits.maxNights) {
    return { path: 'checkoutDate', message: `A stay can be at most ${formatNights(limits.maxNights)}` };
  }
  const { from, to } = stayInterval(stay);
  if (to <= from) return { path: 'checkoutTime', message: 'Check-out must be after check-in' };
  return undefined;
}

/** True once the hours of a stay have passed. */
export const isStayOver = (stay: StayDates, now: Date): boolean => stayInterval(stay).to <= now;
