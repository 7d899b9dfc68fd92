import { istDate, istTime } from '../bookings/stay.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A calendar day (`YYYY-MM-DD`) as people read it: `Sat, 21 Nov 2026`. */
export function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A wall clock time (`HH:mm`) on a twelve-hour clock: `2:00 pm`. */
export function formatClock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** An instant as India's clocks show it: `Sat, 21 Nov 2026, 2:00 pm`. */
export function formatInstant(at: Date): string {
  return `${formatDay(istDate(at))}, ${formatClock(istTime(at))}`;
}
