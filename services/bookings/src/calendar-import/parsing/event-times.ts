import { EVENT_CHECKIN_TIME } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { DEFAULT_CHECKOUT_TIME } from '@farmhouse/contracts/bookings/stay/stay';
import { addDays, isIsoDate, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import type ICAL from 'ical.js';
import type { ParsedEvent } from './parsed-event.ts';

/** Events that end later, as those without an end do in some calendars, are stored with this one: Postgres can hold it. */
const LATEST_END = '9998-12-31';
const LATEST_YEAR = Number(LATEST_END.slice(0, 4));

export type EventTimes = Pick<ParsedEvent, 'fromDate' | 'toDate' | 'startsAt' | 'endsAt' | 'allDay'>;

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');
const dayOf = ({ year, month, day }: ICAL.Time): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** The instant of a time; a day begins when it begins in India. */
export const instantOf = (time: ICAL.Time): Date =>
  time.isDate ? istInstant(dayOf(time), '00:00') : new Date(time.toUnixTime() * 1000);

const endDayOf = (end: ICAL.Time): string => (end.year > LATEST_YEAR ? LATEST_END : dayOf(end));
const atMost = (end: Date, latest: Date): Date => (end > latest ? latest : end);

/** The nights from the first day up to the day on which the guest leaves. */
function wholeDays(fromDate: string, end: string): EventTimes {
  const leaves = end > fromDate ? end : addDays(fromDate, 1);
  return {
    fromDate,
    toDate: addDays(leaves, -1),
    startsAt: istInstant(fromDate, EVENT_CHECKIN_TIME),
    endsAt: istInstant(leaves, DEFAULT_CHECKOUT_TIME),
    allDay: true,
  };
}

/**
 * The time for which an event occupies the house; undefined if it takes no time. Throws for a date that does not exist.
 */
export function timesOf(start: ICAL.Time, end: ICAL.Time | null): EventTimes | undefined {
  if (!isIsoDate(dayOf(start))) throw new Error('The event has no date');
  if (start.isDate) return wholeDays(dayOf(start), end ? endDayOf(end) : dayOf(start));
  const startsAt = instantOf(start);
  const endsAt = end ? atMost(instantOf(end), istInstant(LATEST_END, DEFAULT_CHECKOUT_TIME)) : startsAt;
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime())) throw new Error('The event has no date');
  if (endsAt <= startsAt) return undefined;
  const lastMoment = new Date(endsAt.getTime() - 1);
  return { fromDate: istDate(startsAt), toDate: istDate(lastMoment), startsAt, endsAt, allDay: false };
}
