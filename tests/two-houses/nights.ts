import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/booking';
import { addDays } from '@farmhouse/contracts/timing/ist';

/** A stay: its first night, and the day of departure. */
export interface Nights {
  from: string;
  until: string;
}

export const nightsOf = ({ from, until }: Nights): string[] => {
  const nights: string[] = [];
  for (let night = from; night < until; night = addDays(night, 1)) nights.push(night);
  return nights;
};

export const overlap = (one: Nights, other: Nights): boolean => one.from < other.until && other.from < one.until;

/** Ten in the evening in India: within a night's stay, and far from its check-in, check-out and turnaround. */
const inTheEvening = (night: string): string => `${night}T16:30:00.000Z`;

/** The nights of the availability on which somebody stays. */
export function takenNights({ from, to, ranges }: Availability): string[] {
  const isTaken = (night: string, range: BusyRange) =>
    range.from <= inTheEvening(night) && inTheEvening(night) < range.to;
  return nightsOf({ from, until: to }).filter((night) => ranges.some((range) => isTaken(night, range)));
}
