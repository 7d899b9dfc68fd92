import { RATE_BASES, type Rate } from '@farmhouse/contracts/catalogue/rate';
import { hasDates } from '@farmhouse/contracts/catalogue/has-dates';
import { bookableRates } from './bookable-rates.ts';

/** The fields of a rate that pages show; the calendar has the price of each day. */
export type OfferedRate = Pick<Rate, 'name' | 'basis' | 'price' | 'from' | 'to' | 'yearly' | 'weekdays' | 'stays'>;

/** How many rates with dates are shown, because every page contains them. */
const MAX_DATED = 20;

/**
 * The owner's bookable rates, of those with dates only the first. The lowest of each basis and all without dates are
 * always among them, so that the lowest price, and whether the usual price applies, are those of all rates.
 */
export function offeredRates(all: readonly Rate[]): OfferedRate[] {
  const { rates } = bookableRates(all);
  const dated = new Set(rates.filter(hasDates).slice(0, MAX_DATED));
  const lowest = new Set(RATE_BASES.map((basis) => lowestOf(rates.filter((rate) => rate.basis === basis))));
  return rates
    .filter((rate) => !hasDates(rate) || dated.has(rate) || lowest.has(rate))
    .map(({ name, basis, price, from, to, yearly, weekdays, stays }) => ({
      ...{ name, basis, price, from, to, yearly, weekdays, stays },
    }));
}

function lowestOf(rates: readonly Rate[]): Rate | undefined {
  return rates.reduce<Rate | undefined>((low, rate) => (low && low.price <= rate.price ? low : rate), undefined);
}
