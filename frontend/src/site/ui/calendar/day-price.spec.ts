import { expect, it } from '@jest/globals';
import { arrivalHint, dayPriceText } from './day-price.ts';

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
  expect(arrivalHint({ date: '2026-11-21', price: 16_600, minNights: 1, ...part })).toBe(text);
});

it('arrivalHint is empty while the prices are not known', () => {
  expect(arrivalHint(undefined)).toBe('');
});
