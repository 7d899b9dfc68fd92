import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The price and the rules of a day, for screen readers. */
export function dayPriceText({ price, minNights, closedToArrival, closedToDeparture }: DayPrice): string {
  return [
    formatRupees(price),
    minNights > 1 && `at least ${formatNights(minNights)}`,
    closedToArrival && 'no check-in',
    closedToDeparture && 'no check-out',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A hint after the first tap, before the second; may be empty. */
export function arrivalHint(day: DayPrice | undefined): string {
  if (!day) return '';
  if (day.closedToArrival) return `Check-in is not possible on ${formatShortDay(day.date)}. Please choose another day.`;
  return day.minNights > 1 ? `At least ${formatNights(day.minNights)} from this day.` : '';
}
