import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays } from '@farmhouse/contracts/timing/ist';

/** The nights from the first one up to the day of departure. */
export const nightsFrom = (from: string, until: string): string[] => {
  const nights: string[] = [];
  for (let night = from; night < until; night = addDays(night, 1)) nights.push(night);
  return nights;
};

/** Ten in the evening in India: within a night's stay, and far from its check-in, check-out and turnaround. */
const inTheEvening = (night: string): string => `${night}T16:30:00.000Z`;

/** The nights that cannot be booked according to the availability. */
export function takenNights({ from, to, ranges }: Availability): string[] {
  const isTaken = (night: string, range: BusyRange) =>
    range.kind === 'taken' && range.from <= inTheEvening(night) && inTheEvening(night) < range.to;
  return nightsFrom(from, to).filter((night) => ranges.some((range) => isTaken(night, range)));
}
