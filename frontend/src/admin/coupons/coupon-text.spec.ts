import { describe, expect, it } from '@jest/globals';
import type { CouponTerms } from '@farmhouse/contracts/catalogue/coupon';
import { exampleText, valueText, usesText } from './coupon-text.ts';

const book = { pricePerGuest: 1150, maintenanceFee: 500 };
const coupon = (terms: Partial<CouponTerms>): CouponTerms => ({
  code: 'WELCOME',
  type: 'percentage',
  value: 10,
  minAmount: 0,
  maxDiscount: null,
  ...terms,
});

describe('coupon texts', () => {
  it.each([
    [coupon({}), '10%'],
    [coupon({ maxDiscount: 2000 }), '10% (max ₹2,000)'],
    [coupon({ type: 'fixed', value: 150000 }), '₹1,50,000'],
  ])('valueText describes the discount of %j', (terms, text) => {
    expect(valueText(terms)).toBe(text);
  });

  it.each([
    [coupon({}), '12 guests, ₹14,300 → saves ₹1,430'],
    [coupon({ maxDiscount: 1000 }), '12 guests, ₹14,300 → saves ₹1,000'],
    [coupon({ type: 'fixed', value: 500 }), '12 guests, ₹14,300 → saves ₹500'],
    [coupon({ type: 'fixed', value: 99999 }), '12 guests, ₹14,300 → saves ₹14,300'],
    [
      coupon({ minAmount: 20000 }),
      '12 guests, ₹14,300 → no discount: Minimum booking amount for this coupon is ₹20,000',
    ],
  ])('exampleText shows the example of %j', (terms, text) => {
    expect(exampleText(terms, book)).toBe(text);
  });
});

describe('usesText', () => {
  it.each([
    [{ uses: 0, given: 0, requested: 0 }, 'Not used yet'],
    [{ uses: 0, given: 0, requested: 1 }, 'Not used yet · 1 request waiting'],
    [{ uses: 1, given: 1000, requested: 0 }, 'Used once, ₹1,000 given'],
    [{ uses: 1200, given: 123456, requested: 2 }, 'Used 1,200 times, ₹1,23,456 given · 2 requests waiting'],
  ])('of %j is %s', (uses, text) => {
    expect(usesText(uses)).toBe(text);
  });
});
