import { istDate } from '@farmhouse/contracts/timing/ist';

/** `bookings-2026-11-21.csv`, with the current day in India. Rule: figures of the dashboard. */
export function csvFileName(now: Date): string {
  return `bookings-${istDate(now)}.csv`;
}
