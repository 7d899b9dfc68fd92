import { expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { arrivalHint, dayPriceText } from './day-texts.ts';

/** Days from Saturday, 21 November on. */
const pricesOf = (...parts: Partial<DayPrice>[]) =>
  new Map(
    parts.map((part, index) => {
      const date = addDays('2026-11-21', index);
      return [date, { date, price: 16_600, minNights: 1, ...part }];
    }),
  );

it.each([
  [{}, '₹16,600'],
  [{ minNights: 2 }, '₹16,600, at least 2 nights'],
  [{ closedToArrival: true as const }, '₹16,600, no check-in'],
  [{ closedToDeparture: true as const }, '₹16,600, no check-out'],
])('dayPriceText of a day with %j is "%s"', (part, text) => {
  expect(dayPriceText({ date: '2026-11-21', price: 16_600, minNights: 1, ...part })).toBe(text);
});

it.each([
  [{}, ''],
  [{ minNights: 3 }, 'At least 3 nights from this day.'],
  [
    { minNights: 3, closedToArrival: true as const },
    'Check-in is not possible on Sat, 21 Nov. Please choose another day.',
  ],
])('arrivalHint after a tap on a day with %j is "%s"', (part, text) => {
  expect(arrivalHint('2026-11-21', { prices: pricesOf({ ...part }), ranges: [] })).toBe(text);
});

it('arrivalHint is empty while the prices are not known', () => {
  expect(arrivalHint('2026-11-21', { prices: new Map(), ranges: [] })).toBe('');
});

const THREE = { minNights: 3, minNightsThrough: 3 };

it.each([
  ['the next night has a minimum', [{}, THREE, THREE], 'Stays over Sun, 22 Nov have at least 3 nights.'],
  ['a night has one that a stay up to it has reached', [{}, {}, THREE, THREE], ''],
  ['the next night has the same minimum as the day', [THREE, THREE], 'At least 3 nights from this day.'],
  ['only a stay that begins on the next day has one', [{}, { minNights: 3 }], ''],
  [
    'later nights have higher minimums',
    [{ minNights: 2 }, THREE, { minNightsThrough: 5 }, { minNightsThrough: 5 }],
    'At least 2 nights from this day. Stays over Sun, 22 Nov have at least 3 nights. Stays over Mon, 23 Nov have at least 5 nights.',
  ],
])('arrivalHint after a tap on a day when %s is "%s"', (_when, days, text) => {
  expect(arrivalHint('2026-11-21', { prices: pricesOf(...days), ranges: [] })).toBe(text);
});

it('arrivalHint names no minimum of nights from the first taken one on', () => {
  const taken: BusyRange = { from: '2026-11-22T08:30:00Z', to: '2026-11-24T04:30:00Z', kind: 'taken' };

  expect(arrivalHint('2026-11-21', { prices: pricesOf({}, THREE, THREE, THREE), ranges: [taken] })).toBe('');
});
