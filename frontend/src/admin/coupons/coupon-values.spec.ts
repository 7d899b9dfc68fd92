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

describe('what the coupon form stores', () => {
  it('writes the code in capitals and without blanks around it', () => {
    expect(couponOf(fields({ code: ' welcome10 ' })).code).toBe('WELCOME10');
  });

  it('keeps a cap for a percentage and forgets it for a fixed amount', () => {
    expect(couponOf(fields({})).maxDiscount).toBe(2000);
    expect(couponOf(fields({ type: 'fixed' })).maxDiscount).toBeNull();
  });

  it('takes an emptied minimum as none and an emptied date as no expiry', () => {
    const stored = couponOf(fields({ minAmount: null, expiryDate: '' }));

    expect(stored).toMatchObject({ minAmount: 0, expiryDate: null });
  });
});

describe('the terms so far', () => {
  it.each([
    [undefined],
    [{}],
    [{ type: 'percentage' as const }],
    [{ type: 'percentage' as const, value: 101 }],
    [{ type: 'fixed' as const, value: -1 }],
  ])('are not enough in %j', (partial) => {
    expect(termsSoFar(partial)).toBeNull();
  });

  it('are enough with a type and a value', () => {
    expect(termsSoFar({ type: 'fixed', value: 500, maxDiscount: 100 })).toMatchObject({
      value: 500,
      maxDiscount: null,
    });
  });
});
