import { expect, it } from '@jest/globals';
import { settlementText } from './settlement-text.ts';

it.each([
  [{ due: 2300, overpaid: 0 }, 'Then still to be paid: ₹2,300'],
  [{ due: 0, overpaid: 500 }, 'Overpaid by ₹500: pay it back'],
  [{ due: 0, overpaid: 0 }, 'Then everything is paid'],
])('after a change that leaves %j the owner reads “%s”', (quote, text) => {
  expect(settlementText(quote)).toBe(text);
});
