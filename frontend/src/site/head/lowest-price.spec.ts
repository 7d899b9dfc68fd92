import { expect, it } from '@jest/globals';
import { aRate } from '@farmhouse/contracts/testing/rates';
import { lowestGuestPrice } from './lowest-price.ts';

it.each([
  ['the usual one without rates', [], 1150],
  ['the usual one beside dearer rates', [aRate({ price: 1500 })], 1150],
  ['that of a cheaper rate', [aRate({ price: 1500 }), aRate({ price: 900, basis: 'guest_stay' })], 900],
  ['the usual one beside a price of the house', [aRate({ price: 1000, basis: 'house_night' })], 1150],
])('lowestGuestPrice is %s', (_what, rates, price) => {
  expect(lowestGuestPrice(1150, rates)).toBe(price);
});
