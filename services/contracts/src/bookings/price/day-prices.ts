import type { Rate } from '../../catalogue/rate.ts';
import type { StayRule } from '../../catalogue/stay-rule.ts';
import { addDays, daysBetween } from '../../timing/ist.ts';
import type { PriceBook } from './price-book.ts';
import { priceStay } from './price.ts';
import { rateOfNights } from './rate-lines.ts';
import { fewestNights, rulesOfDays } from '../stay/stay-rules.ts';

/** One day of the calendar, as a party sees it before choosing it. */
export interface DayPrice {
  /** `YYYY-MM-DD` */
  date: string;
  /** Whole rupees for one night from this day on, for the whole party, with everything that must be paid. */
  price: number;
  /** Minimum nights of a stay that begins on this day. */
  minNights: number;
  /** Minimum nights of a stay that has a night on this day, if more than one; absent otherwise. */
  minNightsThrough?: number;
  /** True if no stay can begin on this day; absent otherwise. */
  closedToArrival?: true;
  /** True if no stay can end on this day; absent otherwise. */
  closedToDeparture?: true;
}

export interface DayPricesInput {
  from: string;
  to: string;
  book: PriceBook;
  rates: readonly Rate[];
  rules: readonly StayRule[];
  guestCount: number;
}

/** Every day from the first to the last, both included. Days with the same rate are priced once. */
export function dayPrices({ from, to, book, rates, rules, guestCount }: DayPricesInput): DayPrice[] {
  const rateOf = rateOfNights(rates, { isDayVisit: false });
  const rulesOf = rulesOfDays(rules);
  const totals = new Map<Rate | undefined, number>();
  const totalOn = (date: string): number => {
    const rate = rateOf(date);
    const known = totals.get(rate);
    if (known !== undefined) return known;
    const dates = { checkinDate: date, checkoutDate: addDays(date, 1) };
    const { finalTotal } = priceStay({ book, rates: rate ? [rate] : [], guestCount, services: [], ...dates });
    totals.set(rate, finalTotal);
    return finalTotal;
  };
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const rules = rulesOf(date);
    return {
      date,
      price: totalOn(date),
      minNights: fewestNights(rules),
      ...(rules.minThrough > 1 && { minNightsThrough: rules.minThrough }),
      ...(rules.closedToArrival && { closedToArrival: true as const }),
      ...(rules.closedToDeparture && { closedToDeparture: true as const }),
    };
  });
}
