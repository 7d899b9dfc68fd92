import { addDays, daysBetween } from '@farmhouse/contracts/timing/ist';

/** The dates of a stay that is being changed, and which of them the next tap on a day sets. */
export interface ChangedDates {
  checkinDate: string;
  checkoutDate: string;
  next: 'arrival' | 'departure';
}

/**
 * The dates after a tap on a day: the first moves the stay with all its nights, the second sets its departure. A second
 * tap before the arrival, or more than `maxNights` after it, moves the stay again.
 */
export function moveStay(
  day: string,
  { checkinDate, checkoutDate, next }: ChangedDates,
  maxNights = Infinity,
): ChangedDates {
  const length = daysBetween(checkinDate, day);
  if (next === 'departure' && length >= 0 && length <= maxNights) {
    return { checkinDate, checkoutDate: day, next: 'arrival' };
  }
  const nights = checkinDate && checkoutDate ? Math.max(daysBetween(checkinDate, checkoutDate), 0) : 1;
  return { checkinDate: day, checkoutDate: addDays(day, nights), next: 'departure' };
}
