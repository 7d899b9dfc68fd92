import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { hasDates } from '@farmhouse/contracts/catalogue/has-dates';

/** The fields that decide to which stays a rate applies. */
type RateTerms = Pick<Rate, 'from' | 'to' | 'weekdays' | 'stays'>;

/** The rates that a stay can be booked by, and whether every stay is, so that the usual price applies to none. */
export interface BookableRates<T> {
  rates: readonly T[];
  replaceUsualPrice: boolean;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const KINDS = ['overnight', 'day'] as const;

/** Every weekday with every kind of stay to which the rate applies: `6 day`. */
function casesOf({ weekdays, stays }: Pick<RateTerms, 'weekdays' | 'stays'>): string[] {
  const kinds = stays === 'both' ? KINDS : [stays];
  return (weekdays ?? WEEKDAYS).flatMap((weekday) => kinds.map((kind) => `${weekday} ${kind}`));
}

/**
 * Leaves out the rates that apply to no stay, because rates before them apply on all days of the year to every weekday
 * and kind of stay that they include.
 */
export function bookableRates<T extends RateTerms>(offered: readonly T[]): BookableRates<T> {
  const open = new Set(casesOf({ weekdays: null, stays: 'both' }));
  const rates = offered.filter((rate) => {
    const cases = casesOf(rate);
    const isBookable = cases.some((one) => open.has(one));
    if (!hasDates(rate)) cases.forEach((one) => open.delete(one));
    return isBookable;
  });
  return { rates, replaceUsualPrice: open.size === 0 };
}
