import { istDate } from '../../timing/ist.ts';

/** The name of today's CSV file of bookings, by the day in India: `bookings-2026-11-21.csv`. */
export const bookingsFileName = (now: Date): string => `bookings-${istDate(now)}.csv`;
