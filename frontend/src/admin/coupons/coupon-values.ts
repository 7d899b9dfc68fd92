import { normaliseCouponCode, type CouponTerms, type SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';

/** The form's values; a cleared number is null, a cleared date null or an empty string. */
export interface CouponFields extends Required<Omit<SaveCoupon, 'minAmount'>> {
  minAmount: number | null;
}

/** The request body built from the form's values: only percentages have a cap, and a blank date means no expiry. */
export function couponOf(fields: CouponFields): SaveCoupon {
  return {
    ...fields,
    code: normaliseCouponCode(fields.code),
    minAmount: fields.minAmount ?? 0,
    maxDiscount: fields.type === 'percentage' ? (fields.maxDiscount ?? null) : null,
    expiryDate: fields.expiryDate || null,
  };
}

/** The terms typed so far, or null while they are not enough to calculate a discount. */
export function termsSoFar(fields: Partial<CouponFields> | undefined): CouponTerms | null {
  if (!fields?.type || !fields.value || fields.value < 0) return null;
  if (fields.type === 'percentage' && fields.value > 100) return null;
  return {
    code: fields.code ?? '',
    type: fields.type,
    value: Math.floor(fields.value),
    minAmount: fields.minAmount ?? 0,
    maxDiscount: fields.type === 'percentage' ? (fields.maxDiscount ?? null) : null,
  };
}
