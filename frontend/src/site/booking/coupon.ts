import { couponRefusal, type CouponTerms } from '@farmhouse/contracts/catalogue/coupon';

/** What came of the guest's coupon code. */
export type CouponState =
  | { status: 'none' }
  | { status: 'valid'; terms: CouponTerms; message: string }
  | { status: 'invalid'; message: string };

export const NO_COUPON: CouponState = { status: 'none' };

/**
 * The coupon as it stands for another subtotal (whole rupees, before the discount): guests and services may
 * have changed since it was checked. The server looks again when the booking is made.
 */
export function couponFor(state: CouponState, subtotal: number, now: Date): CouponState {
  if (state.status !== 'valid') return state;
  const refusal = couponRefusal({ ...state.terms, active: true, expiryDate: null }, subtotal, now);
  return refusal ? { status: 'invalid', message: refusal.message } : state;
}
