import { couponRejection, normaliseCouponCode, type CouponTerms } from '@farmhouse/contracts/catalogue/coupon';

/** The result of checking the guest's coupon code. */
export type CouponState =
  | { status: 'none' }
  | { status: 'valid'; terms: CouponTerms; message: string }
  | { status: 'invalid'; message: string };

export const NO_COUPON: CouponState = { status: 'none' };

/**
 * The coupon's state for another subtotal (whole rupees, before the discount), because guests and services may
 * have changed since it was checked. The server checks again when the booking is created.
 */
export function couponFor(state: CouponState, subtotal: number, now: Date): CouponState {
  if (state.status !== 'valid') return state;
  const refusal = couponRejection({ ...state.terms, active: true, expiryDate: null }, subtotal, now);
  return refusal ? { status: 'invalid', message: refusal.message } : state;
}

/** The coupon's state once the code in the field reads `couponCode`: a code that was not checked has no result. */
export function couponAfterTyping(state: CouponState, couponCode: string): CouponState {
  const isApplied = state.status === 'valid' && state.terms.code === normaliseCouponCode(couponCode);
  return isApplied ? state : NO_COUPON;
}

/** True if a code is typed that was not checked, so that the guest does not know yet whether it changes the total. */
export function isUnchecked(couponCode: string, { status }: CouponState): boolean {
  return status === 'none' && normaliseCouponCode(couponCode) !== '';
}
