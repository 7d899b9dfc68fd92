import { istDate } from '../timing/ist.ts';
import { formatRupees, percentOf } from '../text/rupees.ts';

export const COUPON_TYPES = ['percentage', 'fixed'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export const COUPON_CODE_PATTERN = /^[A-Z0-9_-]{3,20}$/;

/** Largest amount a coupon can name, whole rupees. */
export const MAX_COUPON_AMOUNT = 10_000_000;

/** The public terms of a coupon, from which the discount is calculated. Amounts in whole rupees. */
export interface CouponTerms {
  code: string;
  type: CouponType;
  /** Percent (1–100) or whole rupees, by `type`. */
  value: number;
  minAmount: number;
  /** Only with a percentage. */
  maxDiscount: number | null;
}

/** The terms of a coupon and when they are valid. */
export interface CouponRecord extends CouponTerms {
  active: boolean;
  /** Last day on which the code is valid (a date in India), or null when it does not expire. */
  expiryDate: string | null;
}

/** A coupon as the public list shows it. */
export interface PublicCoupon extends CouponTerms {
  /** Last day on which the code is valid (a date in India), or null when it does not expire. */
  expiryDate: string | null;
}

export interface CouponView extends CouponRecord {
  id: number;
  /** True if the public list of coupons shows it. */
  listed: boolean;
}

export interface SaveCoupon {
  code: string;
  type: CouponType;
  value: number;
  minAmount?: number;
  maxDiscount?: number | null;
  expiryDate?: string | null;
  active?: boolean;
  listed?: boolean;
}

export interface ValidateCoupon {
  code: string;
  /** Subtotal before the discount, whole rupees. */
  amount: number;
}

export interface ValidatedCoupon {
  coupon: CouponTerms;
  discountAmount: number;
  message: string;
}

export const COUPON_APPLIED = 'Coupon applied successfully';

/**
 * A code as it is stored and compared: trimmed and in capitals. Ligatures and full-width letters, which some keyboards
 * write, become plain ones (NFKC); any other letter is kept, so that only one spelling matches.
 */
export function normaliseCouponCode(code: string): string {
  return code
    .trim()
    .normalize('NFKC')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whole rupees off `subtotal`; never more than the subtotal, never a fraction. */
export function discountFor(coupon: CouponTerms, subtotal: number): number {
  const raw = coupon.type === 'fixed' ? coupon.value : percentOf(subtotal, coupon.value);
  const cap = coupon.type === 'percentage' ? (coupon.maxDiscount ?? raw) : raw;
  return Math.max(Math.min(raw, cap, subtotal), 0);
}

export interface CouponRejection {
  status: 400 | 404;
  code: 'coupon-invalid' | 'coupon-expired' | 'coupon-minimum';
  message: string;
}

/** One answer for an unknown and for an inactive code. */
export const COUPON_INVALID: CouponRejection = { status: 404, code: 'coupon-invalid', message: 'Invalid coupon code' };

/**
 * Why a coupon is not valid for `subtotal` (whole rupees) at an instant, or undefined when it is. The first failed
 * check wins: unknown or inactive (one answer for both), expired, below the minimum. Rule: coupons.
 */
export function couponRejection(coupon: CouponRecord | null, subtotal: number, now: Date): CouponRejection | undefined {
  if (!coupon?.active) return COUPON_INVALID;
  if (coupon.expiryDate && coupon.expiryDate < istDate(now)) {
    return { status: 400, code: 'coupon-expired', message: 'This coupon has expired' };
  }
  if (subtotal < coupon.minAmount) {
    return {
      status: 400,
      code: 'coupon-minimum',
      message: `Minimum booking amount for this coupon is ${formatRupees(coupon.minAmount)}`,
    };
  }
  return undefined;
}

/** The terms alone, without the fields that only the owner sees. */
export function couponTerms({ code, type, value, minAmount, maxDiscount }: CouponTerms): CouponTerms {
  return { code, type, value, minAmount, maxDiscount };
}
