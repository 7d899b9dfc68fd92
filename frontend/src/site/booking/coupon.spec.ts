import { describe, expect, it } from '@jest/globals';
import { couponFor, type CouponState } from './coupon.ts';

const applied: CouponState = {
  status: 'valid',
  terms: { code: 'SAVE10', type: 'percentage', value: 10, minAmount: 3000, maxDiscount: 1000 },
  message: 'Coupon applied successfully',
};
const now = new Date('2026-11-21T06:00:00Z');

describe('an applied coupon', () => {
  it('stands while the subtotal is enough', () => {
    expect(couponFor(applied, 3000, now)).toBe(applied);
  });

  it('falls when guests or services are taken away, with the reason', () => {
    expect(couponFor(applied, 2999, now)).toEqual({
      status: 'invalid',
      message: 'Minimum booking amount for this coupon is ₹3,000',
    });
  });

  it('leaves none and refused ones as they are', () => {
    expect(couponFor({ status: 'none' }, 0, now)).toEqual({ status: 'none' });
    expect(couponFor({ status: 'invalid', message: 'No' }, 9000, now)).toEqual({ status: 'invalid', message: 'No' });
  });
});
