import {
  MAX_RATE_PRICE,
  RATE_BASES,
  RATE_STAYS,
  type LengthDiscount,
  type RateBasis,
  type RateStays,
} from '@farmhouse/contracts/catalogue/rate';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity } from 'typeorm';
import { OrderedSeasonEntity } from '../ordered-list/ordered-season.entity.ts';

/** The price of nights. Amounts in whole rupees. */
@Entity('rates')
@Check('rates_stays_known', `stays IN ${sqlList(RATE_STAYS)}`)
@Check('rates_basis_known', `basis IN ${sqlList(RATE_BASES)}`)
@Check('rates_price_range', `price BETWEEN 0 AND ${MAX_RATE_PRICE}`)
export class RateEntity extends OrderedSeasonEntity {
  @Column('text') stays: RateStays;
  @Column('text') basis: RateBasis;
  @Column('integer') price: number;
  @Column('integer', { nullable: true }) includedGuests: number | null;
  @Column('integer', { nullable: true }) extraGuestPrice: number | null;
  @Column('integer', { nullable: true }) minGuests: number | null;
  @Column('jsonb', { default: [] }) lengthDiscounts: LengthDiscount[];
}
