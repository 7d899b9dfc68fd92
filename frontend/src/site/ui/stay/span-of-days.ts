import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';

/** The days of a stay, from one to the other; one day alone when the guests come and leave on it. */
export function spanOfDays({ checkinDate, checkoutDate }: FreeDates, format: (day: string) => string): string {
  return [...new Set([checkinDate, checkoutDate])].map(format).join(' – ');
}
