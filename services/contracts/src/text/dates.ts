import { istDate, istTime } from '../timing/ist.ts';
import { formatCount } from './count.ts';

/*
 * How days and times are written on the site, on the dashboard and in mails: `Sat, 21 Nov 2026, 2:00 pm`. A day is
 * `YYYY-MM-DD`, a month `YYYY-MM`, a time `HH:mm`; an instant is shown by India's clocks.
 *
 * The dashboard has three other forms: `Nov 21, 2026` in the table and the details of bookings and in date fields,
 * `Sat, 21–23 Nov` for the stays of a list and `21 Nov` on charts, the last two with the year unless it is the present
 * one.
 */

/** The refusal of a span of days, both included, that ends before it begins. */
export const LAST_DAY_BEFORE_FIRST = 'The last day cannot be before the first day';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
const SHORT_NAME_LENGTH = 3;

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const longMonthName = (day: string): string => MONTHS[atMidnight(day).getUTCMonth()] ?? '';
const monthName = (day: string): string => longMonthName(day).slice(0, SHORT_NAME_LENGTH);

/** `Saturday`. */
export const weekdayName = (day: string): string => WEEKDAYS[atMidnight(day).getUTCDay()] ?? '';

/** `21 Nov`, for a day of every year. */
export const formatDayOfMonth = (day: string): string => `${Number(day.slice(8))} ${monthName(day)}`;

/** `21 Nov 2026`, where the day of the week does not matter. */
export const formatDate = (day: string): string => `${formatDayOfMonth(day)} ${day.slice(0, 4)}`;

/** `Sat`. */
export const formatWeekday = (day: string): string => weekdayName(day).slice(0, SHORT_NAME_LENGTH);

/** True if a day is in another year than `today`, which is then to be shown. */
const isOfOtherYear = (day: string, today: string): boolean => day.slice(0, 4) !== today.slice(0, 4);

/** The year of a day, to be added to text without it: ` 2027`, or nothing in the year of `today`. */
export const otherYear = (day: string, today: string): string =>
  isOfOtherYear(day, today) ? ` ${day.slice(0, 4)}` : '';

/** Where the year is clear: `Sat, 21 Nov`. */
export const formatShortDay = (day: string): string => `${formatWeekday(day)}, ${formatDayOfMonth(day)}`;

/** `Sat, 21 Nov 2026`. */
export const formatDay = (day: string): string => `${formatShortDay(day)} ${day.slice(0, 4)}`;

/** `2:00 pm`. */
export function formatClock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** The time of an instant: `2:00 pm`. */
export const formatTimeOf = (at: Date | string | number): string => formatClock(istTime(new Date(at)));

/** A day and a time: `Sat, 21 Nov 2026, 2:00 pm`. */
export const formatDayAndTime = (day: string, time: string): string => `${formatDay(day)}, ${formatClock(time)}`;

/** An instant, as a date or as ISO text: `Sat, 21 Nov 2026, 2:00 pm`. */
export function formatInstant(at: Date | string): string {
  const date = new Date(at);
  return formatDayAndTime(istDate(date), istTime(date));
}

/** The days from one to another: `Sat, 21 Nov 2026 to Mon, 23 Nov 2026`, or one day. */
export const formatDayRange = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** For screen readers: `Saturday, 21 November 2026`. */
export const formatLongDay = (day: string): string =>
  `${weekdayName(day)}, ${formatDayAndMonth(day)} ${day.slice(0, 4)}`;

/** Without the year: `21 November`. */
export const formatDayAndMonth = (day: string): string => `${Number(day.slice(8))} ${longMonthName(day)}`;

/** In the dashboard's lists: `Sat, 21 Nov`, with the year unless it is that of today. */
export const formatListedDay = (day: string, today = istDate(new Date())): string =>
  isOfOtherYear(day, today) ? formatDay(day) : formatShortDay(day);

/**
 * The days of a stay in the dashboard's lists: `Sat, 21–23 Nov`, `Sat, 28 Nov – Wed, 2 Dec`, or one day; each with its
 * year unless it is that of today or of the last day.
 */
export function formatListedDays(from: string, to: string, today = istDate(new Date())): string {
  const last = formatListedDay(to, today);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${formatWeekday(from)}, ${Number(from.slice(8))}–${formatChartDay(to, today)}`;
  return `${isOfOtherYear(from, to) ? formatListedDay(from, today) : formatShortDay(from)} – ${last}`;
}

/** On the dashboard's charts: `21 Nov`, with the year unless it is that of today. */
export const formatChartDay = (day: string, today = istDate(new Date())): string =>
  isOfOtherYear(day, today) ? formatDate(day) : formatDayOfMonth(day);

/** In the dashboard's table and details of bookings: `Nov 21, 2026`. */
export const formatBookingsDay = (day: string): string => `${monthName(day)} ${day.slice(8)}, ${day.slice(0, 4)}`;

/** In the dashboard's details of a booking: `Nov 21, 2026, 2:00 pm`. */
export function formatBookingsInstant(iso: string): string {
  return `${formatBookingsDay(istDate(new Date(iso)))}, ${formatTimeOf(iso)}`;
}

/** A month: `November 2026`. */
export const formatMonth = (yearMonth: string): string =>
  `${longMonthName(`${yearMonth}-01`)} ${yearMonth.slice(0, 4)}`;

/** A month on a chart's axis and in narrow tables: `Nov 2026`. */
export const formatShortMonth = (yearMonth: string): string =>
  `${monthName(`${yearMonth}-01`)} ${yearMonth.slice(0, 4)}`;

/** The length of a stay: `2 nights`, `1 night`, or `Day visit`. */
export const formatNights = (nights: number): string =>
  nights === 0 ? 'Day visit' : formatCount(nights, 'night', 'nights');
