import type { DayPrice } from '@farmhouse/contracts/bookings/day-prices';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

const THOUSAND = 1_000;
const LAKH = 100 * THOUSAND;

/** At most one digit after the point, rounded up, so that nobody pays more than what is shown. */
const inUnits = (rupees: number, unit: number): string => String(Math.ceil((rupees * 10) / unit) / 10);

/** An amount as it fits under a day: `₹850`, `₹16.6k`, `₹1.2L`. */
export function shortRupees(rupees: number): string {
  if (rupees < THOUSAND) return `₹${rupees}`;
  return rupees < LAKH ? `₹${inUnits(rupees, THOUSAND)}k` : `₹${inUnits(rupees, LAKH)}L`;
}

/** What a day costs and demands, for those who hear it. */
export function dayPriceText({ price, minNights, closedToArrival, closedToDeparture }: DayPrice): string {
  return [
    formatRupees(price),
    minNights > 1 && `at least ${formatNights(minNights)}`,
    closedToArrival && 'no arrival',
    closedToDeparture && 'no departure',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What to know after the first tap, before the second; empty when there is nothing. */
export function arrivalHint(day: DayPrice | undefined): string {
  if (!day) return '';
  if (day.closedToArrival) return `Nobody can arrive on ${formatShortDay(day.date)}. Please choose another day.`;
  return day.minNights > 1 ? `At least ${formatNights(day.minNights)} from this day.` : '';
}
