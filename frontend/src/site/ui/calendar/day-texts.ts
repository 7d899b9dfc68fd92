import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { dayState } from '../../../shared/calendar/day-state.ts';
import type { DayPrices, SpanAvailability } from './use-availability.ts';

type Known = Pick<SpanAvailability, 'prices' | 'ranges'>;

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
export function arrivalHint(checkinDate: string, known: Known): string {
  const { prices } = known;
  const day = prices.get(checkinDate);
  if (!day) return '';
  if (day.closedToArrival) return `Check-in is not possible on ${formatShortDay(day.date)}. Please choose another day.`;
  const fromThisDay = day.minNights > 1 ? [`At least ${formatNights(day.minNights)} from this day.`] : [];
  return [...fromThisDay, ...hintsOfNextDays(day, known)].join(' ');
}

/**
 * One hint for each later free night whose minimum stay is longer than the stay up to that night and than every earlier
 * minimum.
 */
function hintsOfNextDays({ date, minNights }: DayPrice, { prices, ranges }: Known): string[] {
  const hints: string[] = [];
  if (dayState(date, ranges) === 'leave-only') return hints;
  let fewest = minNights;
  for (let nights = 2, next = nextOf(date, prices); next; nights++, next = nextOf(next.date, prices)) {
    if (!['free', 'requested'].includes(dayState(next.date, ranges))) break;
    const { minNightsThrough = 1 } = next;
    if (minNightsThrough <= Math.max(fewest, nights)) continue;
    fewest = minNightsThrough;
    hints.push(`Stays over ${formatShortDay(next.date)} have at least ${formatNights(fewest)}.`);
  }
  return hints;
}

const nextOf = (day: string, prices: DayPrices): DayPrice | undefined => prices.get(addDays(day, 1));
