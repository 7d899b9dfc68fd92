import { MAX_COUPON_AMOUNT, type CouponType } from '@farmhouse/contracts/catalogue/coupon';
import type { FieldError } from '@farmhouse/contracts/errors';
import { mustBeRupees } from '@farmhouse/contracts/text/rupees';

/** The fields of a coupon that are validated together. */
export interface CouponValues {
  type: CouponType;
  value: number;
  maxDiscount: number | null;
}

/**
 * What is wrong with a coupon as a whole: a percentage is 1–100, a fixed amount at least ₹1, and only a percentage has
 * a cap. Rule: terms of a coupon.
 */
export function couponProblems({ type, value, maxDiscount }: CouponValues): FieldError[] {
  const problems: FieldError[] = [];
  if (type === 'percentage' && (value < 1 || value > 100)) {
    problems.push({ path: 'value', message: 'A percentage must be between 1 and 100' });
  }
  if (type === 'fixed' && (value < 1 || value > MAX_COUPON_AMOUNT)) {
    problems.push({ path: 'value', message: `A fixed amount ${mustBeRupees(1, MAX_COUPON_AMOUNT)}` });
  }
  if (type === 'fixed' && maxDiscount !== null) {
    problems.push({ path: 'maxDiscount', message: 'Only a percentage coupon can have a maximum discount' });
  }
  return problems;
}
