import { describe, expect, it } from '@jest/globals';
import {
  COUPON_CODE_PATTERN,
  couponRejection,
  couponTerms,
  discountFor,
  normaliseCouponCode,
  type CouponRecord,
} from './coupon.ts';

const percentage: CouponRecord = {
  code: 'TEN',
  type: 'percentage',
  value: 10,
  minAmount: 0,
  maxDiscount: null,
  active: true,
  expiryDate: null,
};
const fixed: CouponRecord = { ...percentage, code: 'FLAT', type: 'fixed', value: 500 };
const noon = new Date('2026-11-21T12:00:00+05:30');

describe('discountFor', () => {
  it.each<[string, CouponRecord, number, number]>([
    ['ten percent', percentage, 14_300, 1430],
    ['ten percent, rounded down', percentage, 1999, 199],
    ['ten percent of 0', percentage, 0, 0],
    ['one percent of a small amount', { ...percentage, value: 1 }, 99, 0],
    ['100 percent', { ...percentage, value: 100 }, 777, 777],
    ['ten percent below its cap', { ...percentage, maxDiscount: 2000 }, 14_300, 1430],
    ['ten percent at its cap', { ...percentage, maxDiscount: 2000 }, 90_000, 2000],
    ['a fixed amount', fixed, 3000, 500],
    ['a fixed amount above the subtotal', fixed, 300, 300],
    ['a fixed amount on 0', fixed, 0, 0],
    ['a fixed amount, whose cap is ignored', { ...fixed, maxDiscount: 100 }, 3000, 500],
  ])('takes %s (%j) off ₹%i: ₹%i', (_name, coupon, subtotal, discount) => {
    expect(discountFor(coupon, subtotal)).toBe(discount);
  });
});

describe('couponRejection', () => {
  const expired = { ...percentage, expiryDate: '2026-11-20' };
  const large = { ...percentage, minAmount: 125_000 };

  it.each<[string, CouponRecord | null, string]>([
    ['an unknown code', null, 'coupon-invalid'],
    ['an inactive code', { ...percentage, active: false }, 'coupon-invalid'],
    ['an inactive, expired code with a higher minimum', { ...expired, ...large, active: false }, 'coupon-invalid'],
    ['an expired code', expired, 'coupon-expired'],
    ['an expired code with a higher minimum', { ...large, expiryDate: '2026-11-20' }, 'coupon-expired'],
    ['a code with a higher minimum', large, 'coupon-minimum'],
  ])('refuses %s', (_name, coupon, code) => {
    expect(couponRejection(coupon, 9000, noon)?.code).toBe(code);
  });

  it('has its message and status', () => {
    const refusals = [null, expired, large].map((coupon) => couponRejection(coupon, 9000, noon));

    expect(refusals).toEqual([
      { status: 404, code: 'coupon-invalid', message: 'Invalid coupon code' },
      { status: 400, code: 'coupon-expired', message: 'This coupon has expired' },
      {
        status: 400,
        code: 'coupon-minimum',
        message: 'Minimum booking amount for this coupon is ₹1,25,000',
      },
    ]);
  });

  it.each([
    ['2026-11-21T00:00:00+05:30', true],
    ['2026-11-21T23:59:59+05:30', true],
    ['2026-11-21T18:30:00Z', false],
  ])('accepts a code that expires on 2026-11-21 at %s: %s', (instant, usable) => {
    const coupon = { ...percentage, expiryDate: '2026-11-21' };

    expect(couponRejection(coupon, 9000, new Date(instant)) === undefined).toBe(usable);
  });

  it('accepts exactly the minimum amount', () => {
    expect(couponRejection({ ...percentage, minAmount: 9000 }, 9000, noon)).toBeUndefined();
    expect(couponRejection({ ...percentage, minAmount: 9000 }, 8999, noon)?.code).toBe('coupon-minimum');
  });
});

describe('a coupon code', () => {
  it.each(['save10', ' SAVE10 ', 'Save10\n'])('is normalised from %j to SAVE10', (typed) => {
    expect(normaliseCouponCode(typed)).toBe('SAVE10');
  });

  it.each([
    ['ﬂat500', 'FLAT500'],
    ['ＦＬＡＴ５００', 'FLAT500'],
    ['straße', 'STRAßE'],
    ['dıwali', 'DıWALI'],
  ])('is normalised from %j to %s', (typed, code) => {
    expect(normaliseCouponCode(typed)).toBe(code);
  });

  it.each([
    ['ABC', true],
    ['A_B-1', true],
    ['A'.repeat(20), true],
    ['AB', false],
    ['A'.repeat(21), false],
    ['abc', false],
    ['A B', false],
    ['ABC\n', false],
  ])('matches COUPON_CODE_PATTERN as %j: %s', (code, expected) => {
    expect(COUPON_CODE_PATTERN.test(code)).toBe(expected);
  });

  it('couponTerms drops the fields that are not public', () => {
    const stored = { ...percentage, id: 4, listed: false };

    const { code, type, value, minAmount, maxDiscount } = percentage;
    expect(couponTerms(stored)).toEqual({ code, type, value, minAmount, maxDiscount });
  });
});
