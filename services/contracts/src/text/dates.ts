import { istDate, istTime } from '../bookings/stay.ts';

/*
 * How days and times are written, all in one file. A day is `YYYY-MM-DD`, a month `YYYY-MM`, a time `HH:mm`; an
 * instant is shown by India's clocks. The site, the dashboard and the mails each have a form of their own.
 */

const INDIA = 'Asia/Kolkata';
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const weekdayDayMonth = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const monthDayYear = { month: 'short', day: '2-digit', year: 'numeric' } as const;

const siteDay = new Intl.DateTimeFormat('en-IN', { ...weekdayDayMonth, year: 'numeric', timeZone: 'UTC' });
const siteShortDay = new Intl.DateTimeFormat('en-IN', { ...weekdayDayMonth, timeZone: 'UTC' });
const siteInstant = new Intl.DateTimeFormat('en-IN', { ...weekdayDayMonth, ...clock, timeZone: INDIA });
const longDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dashboardDay = new Intl.DateTimeFormat('en-US', { ...monthDayYear, timeZone: 'UTC' });
const dashboardInstant = new Intl.DateTimeFormat('en-US', {
  ...monthDayYear,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: INDIA,
});
const dayOfMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-IN', { month: 'short', year: '2-digit', timeZone: 'UTC' });

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** In mails and the dashboard's calendar: `Sat, 21 Nov 2026`. */
export function formatDay(day: string): string {
  const at = atMidnight(day);
  return `${WEEKDAYS[at.getUTCDay()]}, ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** In mails and on the dashboard: `2:00 pm`. */
export function formatClock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** In mails: `Sat, 21 Nov 2026, 2:00 pm`. */
export function formatInstant(at: Date): string {
  return `${formatDay(istDate(at))}, ${formatClock(istTime(at))}`;
}

/** On the site: `Sat, 21 Nov, 2026`. */
export const formatSiteDay = (day: string): string => siteDay.format(atMidnight(day));

/** On the site where the year is clear: `Sat, 21 Nov`. */
export const formatSiteShortDay = (day: string): string => siteShortDay.format(atMidnight(day));

/** For screen readers on the site: `Saturday, 21 November 2026`. */
export const formatLongDay = (day: string): string => longDay.format(atMidnight(day));

/** On the site: `2:00 PM`. */
export const formatSiteClock = (time: string): string => formatClock(time).toUpperCase();

/** On the site, an ISO instant: `Sat, 21 Nov, 2:00 pm`. */
export const formatSiteInstant = (iso: string): string => siteInstant.format(new Date(iso));

/** On the dashboard: `Nov 21, 2026`. Source: back-office specification 2. */
export const formatDashboardDay = (day: string): string => dashboardDay.format(atMidnight(day));

/** On the dashboard, an ISO instant: `Nov 21, 2026, 14:05`. */
export const formatDashboardInstant = (iso: string): string => dashboardInstant.format(new Date(iso));

/** On a chart's axis: `16 Nov`. */
export const formatDayOfMonth = (day: string): string => dayOfMonth.format(atMidnight(day));

/** A month: `November 2026`. */
export const formatMonth = (yearMonth: string): string => month.format(atMidnight(`${yearMonth}-01`));

/** A month on a chart's axis: `Nov 26`. */
export const formatShortMonth = (yearMonth: string): string => shortMonth.format(atMidnight(`${yearMonth}-01`));

/** The length of a stay: `2 nights`, `1 night`, or `Day visit`. */
export function formatNights(nights: number): string {
  if (nights === 0) return 'Day visit';
  return nights === 1 ? '1 night' : `${nights} nights`;
}
