import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PRICE_BOOK as book } from '@farmhouse/contracts/bookings/price/price-book';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { aRate } from '@farmhouse/contracts/testing/rates';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { rateWarnings } from './rate-warnings.ts';

/** A Monday. */
const today = '2027-03-01';
const warnings = (rates: Rate[], guestCount = 10) => rateWarnings({ rates, book, guestCount, today });
const diwali = (from: string, to: string, part: Partial<Rate> = {}) =>
  aRate({ id: 9, name: 'Diwali', from, to, price: 3000, ...part });
const weekend = aRate({ weekdays: [5, 6], price: 2000 });

describe('the warnings about rates', () => {
  it.each<[string, Rate[]]>([
    ['no rates at all', []],
    ['a weekend that costs more', [weekend]],
    ['a holiday in the week that costs more than its weekend', [diwali('2027-10-26', '2027-10-28'), weekend]],
    ['one rate for nights and one for day visits', [aRate({ stays: 'day' }), aRate({ id: 2, stays: 'overnight' })]],
    ['a rate that is over', [aRate(), diwali('2026-11-01', '2026-11-05', { price: 1000 })]],
    ['the same holiday of two years', [diwali('2027-10-26', '2027-10-30'), diwali('2028-10-15', '2028-10-19')]],
    ['two parts of a holiday side by side', [diwali('2027-10-26', '2027-10-30'), diwali('2027-10-31', '2027-11-02')]],
    ['a house that costs more than one guest would', [aRate({ basis: 'house_night', price: 25_000 })]],
    ['a price for at least 40 guests', [aRate({ minGuests: 40 })]],
  ])('are none for %s', (_words, rates) => {
    expect(warnings(rates, 1)).toEqual([]);
    expect(warnings(rates, 14)).toEqual([]);
  });

  it.each<[string, Rate[], number, string]>([
    [
      'others have all of its nights',
      [aRate({ price: 1200 }), aRate({ id: 2, name: 'Late', price: 1300 })],
      2,
      '“Late” is never used: rates above it in the list have all of its nights',
    ],
    [
      'several others share its nights',
      [aRate({ weekdays: [0, 1, 2, 3] }), aRate({ id: 2, weekdays: [4, 5, 6] }), diwali('2027-10-01', '2027-10-20')],
      9,
      '“Diwali” is never used: rates above it in the list have all of its nights',
    ],
    [
      'its weekdays miss its dates',
      [diwali('2027-03-01', '2027-03-03', { weekdays: [6] })],
      9,
      '“Diwali” is never used: its days of the week do not occur between its dates',
    ],
  ])('name a rate that is never used because %s', (_words, rates, rateId, message) => {
    expect(warnings(rates)).toContainEqual({ kind: 'unreachable', rateId, message });
  });

  it.each<[string, Rate[], string]>([
    [
      'of one night',
      [diwali('2027-10-26', '2027-10-28'), diwali('2027-10-30', '2027-11-02', { id: 8 })],
      'The night of Fri, 29 Oct 2027, between two rates “Diwali”, has the usual price',
    ],
    [
      'of three nights each year',
      [
        diwali('2027-12-20', '2027-12-29', { yearly: true }),
        diwali('2028-01-02', '2028-01-05', { id: 8, yearly: true }),
      ],
      '3 nights from Thu, 30 Dec 2027, between two rates “Diwali”, have the usual price',
    ],
    [
      'on the days of the week that they are for',
      [
        diwali('2027-10-01', '2027-10-17', { weekdays: [5, 6] }),
        diwali('2027-10-25', '2027-11-30', { id: 8, weekdays: [5, 6] }),
      ],
      '2 nights from Fri, 22 Oct 2027, between two rates “Diwali”, have the usual price',
    ],
  ])('name a gap between rates of one name %s', (_words, rates, message) => {
    expect(warnings(rates)).toContainEqual({ kind: 'gap', rateId: 9, message });
  });

  it.each<[string, Rate[]]>([
    [
      'that another rate fills',
      [diwali('2027-10-26', '2027-10-28'), diwali('2027-10-30', '2027-11-02'), aRate({ price: 1200 })],
    ],
    ['of more than a week', [diwali('2027-10-01', '2027-10-10'), diwali('2027-10-19', '2027-10-25')]],
    [
      'without a day of the week that they are for',
      [
        diwali('2027-10-01', '2027-10-17', { weekdays: [5, 6] }),
        diwali('2027-10-20', '2027-11-30', { weekdays: [5, 6] }),
      ],
    ],
  ])('name no gap %s', (_words, rates) => {
    expect(warnings(rates).filter(({ kind }) => kind === 'gap')).toEqual([]);
  });

  it.each<[string, Rate[], number, string]>([
    [
      'by its rate',
      [{ ...weekend, price: 1000 }],
      1,
      'Fri, 5 Mar 2027 costs 10 guests ₹10,500, less than Mon, 1 Mar 2027 at ₹12,000',
    ],
    [
      'because the other nights have a rate',
      [aRate({ id: 5, weekdays: [1, 2, 3, 4], price: 1300 })],
      5,
      'Fri, 5 Mar 2027 costs 10 guests ₹12,000, less than Mon, 1 Mar 2027 at ₹13,500',
    ],
    [
      'because a rate above a holiday has it',
      [weekend, diwali('2027-10-25', '2027-10-31')],
      1,
      'Fri, 29 Oct 2027 costs 10 guests ₹20,500, less than Mon, 25 Oct 2027 at ₹30,500',
    ],
  ])('name a weekend that is cheaper than its week %s', (_words, rates, rateId, message) => {
    const cheaper = warnings(rates).filter(({ kind }) => kind === 'weekend-cheaper');

    expect(cheaper).toEqual([{ kind: 'weekend-cheaper', rateId, message }]);
  });

  it.each<[string, Partial<Rate>, string]>([
    [
      'ten times the usual one',
      { price: 11_500 },
      '“Weekend” costs 10 guests ₹1,15,000 for a night; usually it is ₹11,500',
    ],
    ['a tenth of the usual one', { price: 115 }, '“Weekend” costs 10 guests ₹1,150 for a night; usually it is ₹11,500'],
    ['nothing', { price: 0 }, '“Weekend” costs 10 guests ₹0 for a night; usually it is ₹11,500'],
    [
      'too little for a full house',
      { price: 1500, basis: 'house_night' },
      '“Weekend” costs 20 guests ₹1,500 for a night; usually it is ₹23,000',
    ],
    [
      'too much for a day visit',
      { price: 20_000, stays: 'day' },
      '“Weekend” costs 10 guests ₹2,00,000 for a night; usually it is ₹11,500',
    ],
  ])('name a price that is %s', (_words, part, message) => {
    expect(warnings([aRate(part)])).toContainEqual({ kind: 'unusual-price', rateId: 1, message });
  });

  it('ignore prices between a tenth and ten times the usual price', () => {
    const rates = [aRate({ price: 116 }), aRate({ id: 2, price: 11_499 })];

    expect(warnings(rates).filter(({ kind }) => kind === 'unusual-price')).toEqual([]);
  });

  it('compare no prices when the usual price is 0', () => {
    expect(rateWarnings({ rates: [aRate()], book: { ...book, pricePerGuest: 0 }, guestCount: 10, today })).toEqual([]);
  });

  it('about 200 rates take less than 100 ms', () => {
    const rates = Array.from({ length: 200 }, (_, index) =>
      diwali(addDays(today, index * 5), addDays(today, index * 5 + 3), { id: index, name: `Rate ${index % 20}` }),
    );
    const runs = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      warnings(rates);
      return performance.now() - startedAt;
    });

    expect(Math.min(...runs)).toBeLessThan(100);
  });
});
