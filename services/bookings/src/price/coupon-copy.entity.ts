import type { CouponType } from '@farmhouse/contracts/catalogue/coupon';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A coupon of the catalogue as of its last event. Amounts in whole rupees. */
@Entity('coupon_copies')
@Index('coupon_copies_code', ['code'])
export class CouponCopyEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') code: string;
  @Column('text') type: CouponType;
  @Column('integer') value: number;
  @Column('integer') minAmount: number;
  @Column('integer', { nullable: true }) maxDiscount: number | null;
  @Column('boolean') active: boolean;
  /** A day in India. */
  @Column('date', { nullable: true }) expiryDate: string | null;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
