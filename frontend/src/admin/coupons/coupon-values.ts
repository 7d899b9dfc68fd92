import { normaliseCouponCode, type CouponTerms, type SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';

/** What the form holds; a number that was cleared is null, a date too, or an empty text. */
export interface CouponFields extends Required<Omit<SaveCoupon, 'minAmount'>> {
  minAmount: number | null;
}

/** What the form says, as it is stored: the cap belongs to percentages only, and a blank date means no expiry. */
export function couponOf(fields: CouponFields): SaveCoupon {
  return {
    ...fields,
    code: normaliseCouponCode(fields.code),
    minAmount: fields.minAmount ?? 0,
    maxDiscount: fields.type === 'percentage' ? (fields.maxDiscount ?? null) : null,
    expiryDate: fields.expiryDate || null,
  };
}

/** The terms so far, or null while they are not enough to work out a discount. */
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
