import { expect, it } from '@jest/globals';
import { aRate } from '@farmhouse/contracts/testing/rates';
import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { lowestPriceText, priceFormula } from './price-formula.ts';

const SETTINGS = new Map([
  ['price_per_guest', '1150'],
  ['maintenance_fee', '500'],
]);

it.each<[RateBasis, string, string]>([
  ['guest_stay', 'from ₹900 a guest, whole stay', 'from ₹900 a guest + ₹500, whole stay'],
  ['guest_night', 'from ₹900 a guest a night', 'from ₹900 a guest a night + ₹500'],
  ['house_night', 'from ₹900 a night', 'from ₹900 a night + ₹500'],
])('the price of a rate by %s says what it covers: %s, and with the fee %s', (basis, lowest, formula) => {
  const rates = [aRate({ basis, price: 900 })];

  expect(lowestPriceText(SETTINGS, rates)).toBe(lowest);
  expect(priceFormula(SETTINGS, rates)).toBe(formula);
});

it('the formula of the usual price says that it covers the whole stay', () => {
  expect(priceFormula(SETTINGS, [])).toBe('₹1,150 a guest + ₹500, whole stay');
});
