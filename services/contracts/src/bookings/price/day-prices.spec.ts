import { describe, expect, it } from '@jest/globals';
import { aRate, aRule } from '../../testing/rates.ts';
import { dayPrices } from './day-prices.ts';
import { DEFAULT_PRICE_BOOK as book } from './price-book.ts';

const [FRI, SAT, SUN] = ['2027-03-05', '2027-03-06', '2027-03-07'] as const;
const days = (part: Partial<Parameters<typeof dayPrices>[0]> = {}) =>
  dayPrices({ from: FRI, to: SUN, book, rates: [], rules: [], guestCount: 4, ...part });

describe('the days of the calendar', () => {
  it('have the usual price and one night without rates and rules', () => {
    expect(days()).toEqual([FRI, SAT, SUN].map((date) => ({ date, price: 5100, minNights: 1 })));
  });

  it('have the price of one night for the party, with the fee', () => {
    const rates = [aRate({ weekdays: [5, 6], price: 2000 }), aRate({ id: 2, weekdays: [6], price: 9 })];

    expect(days({ rates }).map(({ price }) => price)).toEqual([8500, 8500, 5100]);
  });

  it('never have the price of a day visit', () => {
    expect(days({ rates: [aRate({ stays: 'day', price: 1 })] }).map(({ price }) => price)).toEqual([5100, 5100, 5100]);
  });

  it('have the price with a discount that one night reaches', () => {
    const rates = [
      aRate({
        lengthDiscounts: [
          { nights: 1, percent: 50 },
          { nights: 2, percent: 90 },
        ],
      }),
    ];

    expect(days({ rates }).map(({ price }) => price)).toEqual([2500, 2500, 2500]);
  });

  it('have the minimum nights of a stay that begins on them or has a night on them, and their closures', () => {
    const rules = [
      aRule({ weekdays: [5], value: 3 }),
      aRule({ type: 'min_stay_arrival', weekdays: [6], value: 2 }),
      aRule({ type: 'closed_to_arrival', weekdays: [6], value: null }),
      aRule({ type: 'closed_to_departure', weekdays: [0], value: null }),
    ];

    expect(days({ rules })).toEqual([
      { date: FRI, price: 5100, minNights: 3, minNightsThrough: 3 },
      { date: SAT, price: 5100, minNights: 2, closedToArrival: true },
      { date: SUN, price: 5100, minNights: 1, closedToDeparture: true },
    ]);
  });

  it('are one day for a range of one date', () => {
    expect(days({ to: FRI })).toHaveLength(1);
  });
});
