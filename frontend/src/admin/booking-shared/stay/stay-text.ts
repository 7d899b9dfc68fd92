import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatDayRange, formatListedDays } from '@farmhouse/contracts/text/dates';

type Days = Pick<BookingView, 'checkinDate' | 'checkoutDate'>;
type Competitors = Pick<BookingView, 'competingWith' | 'competingRequests'>;

/** `Sat, 21 Nov 2026 to Mon, 23 Nov 2026`, or one day for a day visit. */
export const daysText = ({ checkinDate, checkoutDate }: Days): string => formatDayRange(checkinDate, checkoutDate);

/** `Sat, 21–23 Nov`, with the year unless it is the present one. */
export const listedDaysText = ({ checkinDate, checkoutDate }: Days, today?: string): string =>
  formatListedDays(checkinDate, checkoutDate, today);

export const competingText = (count: number): string => formatCount(count, 'competing request', 'competing requests');

/** Maximum number of competitors' codes that are named. */
const NAMED = 1;

/** `Competes with FH-AAAA1111 and 3 more` */
export function competesWithText({ competingWith, competingRequests }: Competitors): string {
  const named = competingWith.slice(0, NAMED).join(', ');
  const more = competingRequests - Math.min(competingWith.length, NAMED);
  return `Competes with ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
