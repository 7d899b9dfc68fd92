import { couponRefusal, normaliseCouponCode, type CouponTerms } from '@farmhouse/contracts/catalogue/coupon';

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
  const refusal = couponRefusal({ ...state.terms, active: true, expiryDate: null }, subtotal, now);
  return refusal ? { status: 'invalid', message: refusal.message } : state;
}

/** True if a code is typed but not applied, so that the shown total does not include it. */
export function isUnapplied(couponCode: string, { status }: CouponState): boolean {
  return status !== 'valid' && normaliseCouponCode(couponCode) !== '';
}
