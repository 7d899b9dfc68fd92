import type { CouponView } from '@farmhouse/contracts/catalogue/coupon';
import type { CouponChanged } from '@farmhouse/contracts/events/payloads';
import type { CouponEntity } from './coupon.entity.ts';

export function toCouponView(coupon: CouponEntity): CouponView {
  const { id, code, type, value, minAmount, maxDiscount, active, listed, expiryDate } = coupon;
  return { id, code, type, value, minAmount, maxDiscount, active, listed, expiryDate };
}

/** The event's payload: the fields that other services copy. */
export function couponChanged(coupon: CouponEntity, version: number, { deleted = false } = {}): CouponChanged {
  const { id, code, type, value, minAmount, maxDiscount, active, expiryDate } = coupon;
  return { id, code, type, value, minAmount, maxDiscount, active, expiryDate, version, deleted };
}
