import { COUPON_TYPES, MAX_COUPON_AMOUNT, type CouponType } from '@farmhouse/contracts/catalogue/coupon';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The constraint that keeps codes unique; they are stored in capitals, so case does not matter. */
export const COUPON_CODE_UNIQUE = 'coupons_code_unique';

/** A discount code. Amounts in whole rupees; a percentage is 1–100. */
@Entity('coupons')
@Unique(COUPON_CODE_UNIQUE, ['code'])
@Check('coupons_code_shape', `code ~ '^[A-Z0-9_-]{3,20}$'`)
@Check('coupons_type_known', `type IN ${sqlList(COUPON_TYPES)}`)
@Check('coupons_value_range', `value BETWEEN 1 AND CASE type WHEN 'percentage' THEN 100 ELSE ${MAX_COUPON_AMOUNT} END`)
@Check('coupons_minimum_range', `min_amount BETWEEN 0 AND ${MAX_COUPON_AMOUNT}`)
@Check(
  'coupons_cap_range',
  `max_discount IS NULL OR (type = 'percentage' AND max_discount BETWEEN 1 AND ${MAX_COUPON_AMOUNT})`,
)
export class CouponEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'coupons_pk' }) id: number;
  @Column('text') code: string;
  @Column('text') type: CouponType;
  @Column('integer') value: number;
  @Column('integer', { default: 0 }) minAmount: number;
  @Column('integer', { nullable: true }) maxDiscount: number | null;
  @Column('boolean', { default: true }) active: boolean;
  /** True if the public list shows it. */
  @Column('boolean', { default: true }) listed: boolean;
  /** Last day on which it is valid, a date in India. */
  @Column('date', { nullable: true }) expiryDate: string | null;
}
