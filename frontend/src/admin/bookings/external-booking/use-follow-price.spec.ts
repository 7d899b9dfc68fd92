import { expect, it } from '@jest/globals';
import { isGivenPrice } from './use-follow-price.ts';

const formWith = (basePrice: string | number, isTouched: boolean) => ({
  isFieldTouched: () => isTouched,
  getFieldValue: () => basePrice,
});

it.each([
  ['is still the one that the form was given', 1150, false, true],
  ['was typed', '1400', true, false],
  ['was typed as it was given', 1150, true, false],
  ['was set by an agreed total', 1400, false, false],
] as const)('a price per guest that %s follows the settings or not', (_case, price, isTouched, expected) => {
  expect(isGivenPrice(formWith(price, isTouched), 1150)).toBe(expected);
});
