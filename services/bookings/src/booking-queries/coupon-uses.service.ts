import type { CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How often coupons were used. */
@Injectable()
export class CouponUsesService {
  constructor(private readonly db: DataSource) {}

  /**
   * The uses of each code, in the order given; counted by an index-only scan, without deleted and cancelled bookings.
   */
  async read(codes: readonly string[]): Promise<CouponUses[]> {
    const found = await this.db.query<CouponUses[]>(
      `SELECT coupon_code AS code,
         count(*) FILTER (WHERE status IN ('confirmed', 'completed'))::int AS uses,
         coalesce(sum(discount_amount) FILTER (WHERE status IN ('confirmed', 'completed')), 0)::float8 AS given,
         count(*) FILTER (WHERE status = 'pending')::int AS requested
       FROM bookings
       WHERE coupon_code = ANY($1) AND coupon_code IS NOT NULL AND archived_at IS NULL
       GROUP BY coupon_code`,
      [codes],
    );
    const byCode = new Map(found.map((uses) => [uses.code, uses]));
    return [...new Set(codes)].map((code) => byCode.get(code) ?? { code, uses: 0, given: 0, requested: 0 });
  }
}
