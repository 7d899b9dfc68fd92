import { describe, expect, it } from '@jest/globals';
import { couponOf, termsSoFar, type CouponFields } from './coupon-values.ts';

const fields = (changed: Partial<CouponFields>): CouponFields => ({
  code: 'WELCOME10',
  type: 'percentage',
  value: 10,
  minAmount: 5000,
  maxDiscount: 2000,
  expiryDate: '2026-12-31',
  active: true,
  listed: true,
  ...changed,
});

describe('coupon form values', () => {
  it('store the code trimmed and in upper case', () => {
    expect(couponOf(fields({ code: ' welcome10 ' })).code).toBe('WELCOME10');
  });

  it('store the cap for a percentage and drop it for a fixed amount', () => {
    expect(couponOf(fields({})).maxDiscount).toBe(2000);
    expect(couponOf(fields({ type: 'fixed' })).maxDiscount).toBeNull();
  });

  it('store an empty minimum as no minimum and an empty date as no expiry', () => {
    const stored = couponOf(fields({ minAmount: null, expiryDate: '' }));

    expect(stored).toMatchObject({ minAmount: 0, expiryDate: null });
  });
});

describe('termsSoFar', () => {
  it.each([
    [undefined],
    [{}],
    [{ type: 'percentage' as const }],
    [{ type: 'percentage' as const, value: 101 }],
    [{ type: 'fixed' as const, value: -1 }],
  ])('is null while %j is not enough to calculate a discount', (partial) => {
    expect(termsSoFar(partial)).toBeNull();
  });

  it('returns the terms once type and value are given', () => {
    expect(termsSoFar({ type: 'fixed', value: 500, maxDiscount: 100 })).toMatchObject({
      value: 500,
      maxDiscount: null,
    });
  });
});
