import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { formatShortDay, otherYear } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { serverNow } from '../../../shared/api/server-clock.ts';

/** The days of a stay, from one to the other; one day alone when the guests come and leave on it. */
export function spanOfDays({ checkinDate, checkoutDate }: FreeDates, format: (day: string) => string): string {
  return [...new Set([checkinDate, checkoutDate])].map(format).join(' – ');
}

/** The days of a stay, with the year of another year than that of `today` at the end. */
export const shortSpanOfDays = (stay: FreeDates, today = istDate(serverNow())): string =>
  spanOfDays(stay, formatShortDay) + otherYear(stay.checkoutDate, today);
