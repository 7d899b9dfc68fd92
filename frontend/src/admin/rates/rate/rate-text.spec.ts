import { expect, it } from '@jest/globals';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { ratePriceText, whenText } from './rate-text.ts';

const rate = (changed: Partial<Rate>): Rate => ({
  ...{ id: 1, name: 'Weekend', from: null, to: null, yearly: false, weekdays: [5, 6], stays: 'both' },
  ...{ basis: 'guest_stay', price: 1300, includedGuests: null, extraGuestPrice: null, minGuests: null },
  lengthDiscounts: [],
  ...changed,
});

it.each([
  [{}, '₹1,300 per guest, whole stay'],
  [{ basis: 'guest_night' }, '₹1,300 per guest and night'],
  [{ basis: 'house_night', price: 18_000 }, '₹18,000 for the house per night'],
  [
    { basis: 'house_night', price: 18_000, includedGuests: 12, extraGuestPrice: 800 },
    '₹18,000 for the house per night with 12 guests, ₹800 for each further one',
  ],
  [{ minGuests: 10 }, '₹1,300 per guest, whole stay, at least 10 guests charged'],
  [{ minGuests: 1 }, '₹1,300 per guest, whole stay'],
  [
    {
      lengthDiscounts: [
        { nights: 5, percent: 20 },
        { nights: 3, percent: 10 },
      ],
    },
    '₹1,300 per guest, whole stay, from 3 nights 10% off, from 5 nights 20% off',
  ],
] satisfies [Partial<Rate>, string][])('a rate with %j costs “%s”', (changed, text) => {
  expect(ratePriceText(rate(changed))).toBe(text);
});

it.each([
  ['both', 'Fri and Sat'],
  ['overnight', 'Fri and Sat, overnight stays'],
  ['day', 'Fri and Sat, day visits'],
] as const)('a rate of weekends for %s is on “%s”', (stays, text) => {
  expect(whenText(rate({ stays }))).toBe(text);
});
