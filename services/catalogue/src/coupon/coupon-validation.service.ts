import {
  COUPON_APPLIED,
  COUPON_INVALID,
  couponRejection,
  couponTerms,
  discountFor,
  normaliseCouponCode,
  type ValidateCoupon,
  type ValidatedCoupon,
} from '@farmhouse/contracts/catalogue/coupon';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CouponEntity } from './coupon.entity.ts';
import { CouponRefused } from './coupon.errors.ts';

/** Validates a guest's coupon code and returns its discount; the booking calculates it again. */
@Injectable()
export class CouponValidationService {
  constructor(private readonly dataSource: DataSource) {}

  /** The discount on a subtotal of `amount` whole rupees. Throws CouponRefused when the code is not valid for it. */
  async validate({ code, amount }: ValidateCoupon, now = new Date()): Promise<ValidatedCoupon> {
    const coupon = await this.dataSource.manager.findOneBy(CouponEntity, { code: normaliseCouponCode(code) });
    if (!coupon) throw new CouponRefused(COUPON_INVALID);
    const refusal = couponRejection(coupon, amount, now);
    if (refusal) throw new CouponRefused(refusal);
    return { coupon: couponTerms(coupon), discountAmount: discountFor(coupon, amount), message: COUPON_APPLIED };
  }
}
