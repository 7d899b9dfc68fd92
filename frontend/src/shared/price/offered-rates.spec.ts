import { describe, expect, it } from '@jest/globals';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { aRate } from '@farmhouse/contracts/testing/rates';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { bookableRates } from './bookable-rates.ts';
import { offeredRates } from './offered-rates.ts';

/** Rates of one day each, which cost ₹2,000 and more. */
const datedRates = (count: number): Rate[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays('2126-01-01', index);
    return aRate({ id: index, name: `Day ${index}`, price: 2000 + index, from: day, to: day });
  });

const namesOf = (rates: readonly { name: string }[]) => rates.map(({ name }) => name);

describe('the rates that pages show', () => {
  it('are the first 20 of many with dates', () => {
    const names = namesOf(offeredRates(datedRates(200)));

    expect(names).toEqual(namesOf(datedRates(20)));
  });

  it('include a rate of every night after many with dates', () => {
    const offered = offeredRates([...datedRates(150), aRate({ name: 'Every night', price: 3000 })]);

    expect(namesOf(offered)).toEqual([...namesOf(datedRates(20)), 'Every night']);
    expect(bookableRates(offered).replaceUsualPrice).toBe(true);
  });

  it('include the lowest of each basis after many with dates', () => {
    const days = { from: '2127-01-01', to: '2127-01-31' };
    const offered = offeredRates([
      ...datedRates(150),
      aRate({ name: 'Low', price: 900, ...days }),
      aRate({ name: 'High', price: 1900, ...days }),
      aRate({ name: 'House', price: 9000, basis: 'house_night', ...days }),
    ]);

    expect(namesOf(offered)).toEqual([...namesOf(datedRates(20)), 'Low', 'House']);
  });

  it('leave out what no stay can be booked by', () => {
    const offered = offeredRates([aRate({ name: 'Every night' }), aRate({ name: 'Never', price: 1 })]);

    expect(namesOf(offered)).toEqual(['Every night']);
  });
});
