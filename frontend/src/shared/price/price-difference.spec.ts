import { expect, it } from '@jest/globals';
import { priceDifference } from './price-difference.ts';

it.each([
  [2300, '₹2,300 more'],
  [-500, '₹500 less'],
  [0, 'the same price'],
])('a difference of %s rupees is shown as “%s”', (difference, text) => {
  expect(priceDifference(difference)).toBe(text);
});
