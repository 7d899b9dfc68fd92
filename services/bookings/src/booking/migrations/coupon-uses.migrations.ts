import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Allows counting the uses of a coupon by an index-only scan, however many bookings there are. */
export class IndexCouponUses1790000001260 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX bookings_coupon ON bookings (coupon_code) INCLUDE (status, discount_amount)
      WHERE coupon_code IS NOT NULL AND archived_at IS NULL`);
  }
}
