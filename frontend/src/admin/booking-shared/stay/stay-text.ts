import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatDayOfMonth, formatDayRange, formatWeekday, otherYear } from '@farmhouse/contracts/text/dates';

type Days = Pick<BookingView, 'checkinDate' | 'checkoutDate'>;
type Competitors = Pick<BookingView, 'competingWith' | 'competingRequests'>;

/** `Sat, 21 Nov 2026 to Mon, 23 Nov 2026`, or one day for a day visit. */
export const daysText = ({ checkinDate, checkoutDate }: Days): string => formatDayRange(checkinDate, checkoutDate);

/** `Fri 22–24 Jan`, `Fri 30 Jan – Sun 1 Feb`, `Fri 22 Jan` for a day visit; with the year unless it is `thisYear`. */
export function shortDaysText({ checkinDate, checkoutDate }: Days, thisYear: string): string {
  const year = otherYear(checkoutDate, thisYear);
  if (checkinDate === checkoutDate) return shortDay(checkinDate) + year;
  const isOneMonth = checkinDate.slice(0, 7) === checkoutDate.slice(0, 7);
  return isOneMonth
    ? `${formatWeekday(checkinDate)} ${Number(checkinDate.slice(8))}–${formatDayOfMonth(checkoutDate)}${year}`
    : `${shortDay(checkinDate)} – ${shortDay(checkoutDate)}${year}`;
}

/** `Fri 22 Jan` */
const shortDay = (day: string) => `${formatWeekday(day)} ${formatDayOfMonth(day)}`;

export const competingText = (count: number): string => formatCount(count, 'competing request', 'competing requests');

/** Maximum number of competitors' codes that are named. */
const NAMED = 1;

/** `Competes with FH-AAAA1111 and 3 more` */
export function competesWithText({ competingWith, competingRequests }: Competitors): string {
  const named = competingWith.slice(0, NAMED).join(', ');
  const more = competingRequests - Math.min(competingWith.length, NAMED);
  return `Competes with ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
