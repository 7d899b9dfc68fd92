import { expect, it } from '@jest/globals';
import type { StayQuote } from '../../../shared/price/use-stay-quote.ts';
import { onlinePriceOf, questionOf } from './use-online-price.ts';

const dates = { checkinDate: '2027-01-08', checkoutDate: '2027-01-10' };
const priced = { price: { finalTotal: 23_500 }, isCurrent: true, hasFailed: false } as StayQuote;
const rule = 'At least 2 nights';
const refused = {
  ...{ price: undefined, isCurrent: false, hasFailed: false },
  refusal: { problem: { code: 'stay-rule', message: rule } },
} as unknown as StayQuote;

it.each([
  ['4', 4],
  ['20', 20],
  ['35', 20],
])('the stay rules for %s guests are asked with as many as can book online', (guestCount, asked) => {
  expect(questionOf({ ...dates, guestCount })).toMatchObject({ ...dates, guestCount: asked });
});

it.each([{}, { checkinDate: '2027-01-08' }, { ...dates, checkoutDate: '2027-01-07' }])(
  'no price is asked for the dates %j',
  (fields) => {
    expect(questionOf({ ...fields, guestCount: 35 })).toBeUndefined();
  },
);

it('a party that is too large to book online has no price on the site, but is told the broken rule', () => {
  expect(onlinePriceOf(priced, 20)).toEqual({ total: 23_500, brokenRule: undefined });
  expect(onlinePriceOf(priced, 21)).toEqual({ total: undefined, brokenRule: undefined });
  expect(onlinePriceOf(refused, 21)).toEqual({ total: undefined, brokenRule: rule });
});
