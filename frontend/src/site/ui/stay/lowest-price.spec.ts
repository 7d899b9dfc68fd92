import { expect, it } from '@jest/globals';
import { aRate } from '@farmhouse/contracts/testing/rates';
import type { Rate, RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { lowestPrice } from './lowest-price.ts';

/** A rate of some nights only. */
const ofWeekends = (rate: Partial<Rate>) => aRate({ weekdays: [5, 6], stays: 'both', ...rate });
const ofAllNights = (rate: Partial<Rate>) => aRate({ from: null, to: null, weekdays: null, stays: 'both', ...rate });

it.each<[string, Rate[], number, RateBasis]>([
  ['the usual one without rates', [], 1150, 'guest_stay'],
  ['the usual one beside higher rates', [ofWeekends({ price: 1500 })], 1150, 'guest_stay'],
  [
    'that of a lower rate',
    [ofWeekends({ price: 1500 }), ofWeekends({ weekdays: [1], price: 900, basis: 'guest_stay' })],
    900,
    'guest_stay',
  ],
  [
    'the usual one beside a price of the house',
    [ofWeekends({ price: 1000, basis: 'house_night' })],
    1150,
    'guest_stay',
  ],
  ['that of a rate of all nights, even a higher one', [ofAllNights({ price: 1500 })], 1500, 'guest_night'],
  [
    'that of a night when all nights have a price of the house',
    [ofAllNights({ price: 9000, basis: 'house_night' })],
    9000,
    'house_night',
  ],
  [
    'not that of a rate after one of all nights',
    [ofAllNights({ price: 1500 }), ofWeekends({ price: 900 })],
    1500,
    'guest_night',
  ],
  [
    'that of a rate when rates of weekends and of weekdays apply to all nights',
    [ofAllNights({ weekdays: [5, 6], price: 2500 }), ofAllNights({ weekdays: [0, 1, 2, 3, 4], price: 1800 })],
    1800,
    'guest_night',
  ],
  [
    'that of a rate when a rate of overnight stays and one of day visits apply to all stays',
    [ofAllNights({ stays: 'overnight', price: 2500 }), ofAllNights({ stays: 'day', price: 1800 })],
    1800,
    'guest_night',
  ],
  [
    'the usual one when day visits have no rate',
    [ofAllNights({ stays: 'overnight', price: 2500 })],
    1150,
    'guest_stay',
  ],
  [
    'the usual one when a weekday has no rate',
    [ofAllNights({ weekdays: [5, 6], price: 2500 }), ofAllNights({ weekdays: [0, 1, 2, 3], price: 1800 })],
    1150,
    'guest_stay',
  ],
  [
    'the usual one when a rate has an end',
    [
      ofAllNights({ weekdays: [5, 6], price: 2500 }),
      ofAllNights({ weekdays: [0, 1, 2, 3, 4], price: 1800, to: '2027-03-31' }),
    ],
    1150,
    'guest_stay',
  ],
  [
    'not that of a rate of weekends after another of all of them',
    [ofAllNights({ weekdays: [5, 6], price: 1100 }), ofWeekends({ price: 900 })],
    1100,
    'guest_night',
  ],
  [
    'the one that covers all nights of two that are equal',
    [ofAllNights({ weekdays: [5, 6], price: 900 }), ofAllNights({ price: 900, basis: 'guest_stay' })],
    900,
    'guest_stay',
  ],
])('lowestPrice is %s', (_what, rates, amount, basis) => {
  expect(lowestPrice(1150, rates)).toEqual({ amount, basis });
});
