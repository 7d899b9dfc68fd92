import { couponRejection, normaliseCouponCode, type CouponTerms } from '@farmhouse/contracts/catalogue/coupon';
import { isApiError, isWorthRepeating } from '../../../shared/api/api-error.ts';

/** The result of checking the guest's coupon code. */
export type CouponState =
  | { status: 'none' }
  | { status: 'valid'; terms: CouponTerms; message: string }
  /** `isUnanswered` if the check had no answer, so that the code may be valid. */
  | { status: 'invalid'; message: string; isUnanswered?: boolean };

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
export function isUnchecked(couponCode: string, state: CouponState): boolean {
  const isAnswered = state.status === 'valid' || (state.status === 'invalid' && !state.isUnanswered);
  return !isAnswered && normaliseCouponCode(couponCode) !== '';
}

/** The coupon's state after a check that failed: refused, or without an answer; `message` says so to the guest. */
export function couponAfterFailure(error: unknown, message: string): CouponState {
  return { status: 'invalid', message, isUnanswered: isApiError(error) && isWorthRepeating(error) };
}
