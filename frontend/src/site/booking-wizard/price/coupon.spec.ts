import { describe, expect, it } from '@jest/globals';
import { couponAfterFailure, couponAfterTyping, couponFor, isUnchecked, type CouponState } from './coupon.ts';

const applied: CouponState = {
  status: 'valid',
  terms: { code: 'SAVE10', type: 'percentage', value: 10, minAmount: 3000, maxDiscount: 1000 },
  message: 'Coupon applied successfully',
};
const now = new Date('2026-11-21T06:00:00Z');

describe('couponFor an applied coupon', () => {
  it('stays valid while the subtotal reaches the minimum amount', () => {
    expect(couponFor(applied, 3000, now)).toBe(applied);
  });

  it('becomes invalid, with a message, when the subtotal drops below the minimum amount', () => {
    expect(couponFor(applied, 2999, now)).toEqual({
      status: 'invalid',
      message: 'Minimum booking amount for this coupon is ₹3,000',
    });
  });

  it('does not change a missing or an invalid coupon', () => {
    expect(couponFor({ status: 'none' }, 0, now)).toEqual({ status: 'none' });
    expect(couponFor({ status: 'invalid', message: 'No' }, 9000, now)).toEqual({ status: 'invalid', message: 'No' });
  });
});

describe('couponAfterTyping', () => {
  it.each(['SAVE10', ' save10 '])('keeps an applied coupon while the field reads %j', (code) => {
    expect(couponAfterTyping(applied, code)).toBe(applied);
  });

  it.each<[string, CouponState]>([
    ['SAVE1', applied],
    ['', applied],
    ['SAVE10', { status: 'invalid', message: 'No' }],
    ['SAVE10', { status: 'none' }],
  ])('has no result for the code %j and the coupon %j', (code, coupon) => {
    expect(couponAfterTyping(coupon, code)).toEqual({ status: 'none' });
  });
});

it.each<[string, CouponState, boolean]>([
  ['SAVE10', { status: 'none' }, true],
  ['SAVE10', { status: 'invalid', message: 'No' }, false],
  ['SAVE10', { status: 'invalid', message: 'No', isUnanswered: true }, true],
  ['', { status: 'invalid', message: 'No', isUnanswered: true }, false],
  ['SAVE10', applied, false],
  ['  ', { status: 'none' }, false],
])('a request with the code %j and the coupon %j has a code that was not checked: %s', (code, coupon, unchecked) => {
  expect(isUnchecked(code, coupon)).toBe(unchecked);
});

it.each([
  [0, true],
  [429, true],
  [503, true],
  [400, false],
  [404, false],
])('a coupon check that failed with status %i leaves the code unchecked: %s', (status, unchecked) => {
  const coupon = couponAfterFailure({ status, message: `${status}: No` }, 'Invalid coupon code');

  expect(coupon).toMatchObject({ status: 'invalid', message: 'Invalid coupon code' });
  expect(isUnchecked('SAVE10', coupon)).toBe(unchecked);
});
