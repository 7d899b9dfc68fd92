import { expect, it } from '@jest/globals';
import { offeredDeposit } from './offered-deposit.ts';

it.each([
  ['10000', 'Plus refundable ₹10,000 on arrival'],
  ['0', undefined],
])('with the setting security_deposit %s, prices name the deposit as %s', (value, text) => {
  expect(offeredDeposit(new Map([['security_deposit', value]]))).toBe(text);
});
