import { daysBetween, consecutiveDays } from '../../timing/ist.ts';

/** The days of a stay, `YYYY-MM-DD`; absent or empty while they are not chosen. */
export interface PricedDates {
  checkinDate?: string;
  checkoutDate?: string;
}

/** The nights that are charged: each has the date on which it begins, and a day visit is one night of its date. */
export interface ChargedNights {
  dates: readonly string[];
  isDayVisit: boolean;
}

/** Undefined while the dates are not chosen, or do not follow each other. */
export function chargedNights({ checkinDate, checkoutDate }: PricedDates): ChargedNights | undefined {
  if (!checkinDate || !checkoutDate || checkoutDate < checkinDate) return undefined;
  if (checkinDate === checkoutDate) return { dates: [checkinDate], isDayVisit: true };
  return { dates: consecutiveDays(checkinDate, daysBetween(checkinDate, checkoutDate)), isDayVisit: false };
}
