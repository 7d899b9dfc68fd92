import { describe, expect, it } from '@jest/globals';
import { couponProblems, type CouponValues } from './coupon.rules.ts';

const percentage: CouponValues = { type: 'percentage', value: 10, maxDiscount: null };
const fixed: CouponValues = { type: 'fixed', value: 500, maxDiscount: null };

describe('couponProblems', () => {
  it.each<[string, CouponValues]>([
    ['one percent', { ...percentage, value: 1 }],
    ['100 percent', { ...percentage, value: 100 }],
    ['a percentage with a cap', { ...percentage, maxDiscount: 2000 }],
    ['one rupee', { ...fixed, value: 1 }],
    ['the largest amount', { ...fixed, value: 10_000_000 }],
  ])('accepts %s', (_name, values) => {
    expect(couponProblems(values)).toEqual([]);
  });

  it.each<[string, CouponValues, string[]]>([
    ['0 percent', { ...percentage, value: 0 }, ['value']],
    ['101 percent', { ...percentage, value: 101 }, ['value']],
    ['0 rupees', { ...fixed, value: 0 }, ['value']],
    ['a fixed amount above the limit', { ...fixed, value: 10_000_001 }, ['value']],
    ['a fixed amount with a cap', { ...fixed, maxDiscount: 2000 }, ['maxDiscount']],
    ['two mistakes at once', { type: 'fixed', value: 0, maxDiscount: 1 }, ['value', 'maxDiscount']],
  ])('names the wrong fields of %s', (_name, values, paths) => {
    expect(couponProblems(values).map(({ path }) => path)).toEqual(paths);
  });

  it('names the bounds of a fixed amount as amounts', () => {
    expect(couponProblems({ ...fixed, value: 10_000_001 })).toEqual([
      { path: 'value', message: 'A fixed amount must be in whole rupees, from ₹1 to ₹1,00,00,000' },
    ]);
  });
});
