import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateCoupons1790000001002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coupons (
        id serial NOT NULL,
        code text NOT NULL,
        type text NOT NULL,
        value integer NOT NULL,
        min_amount integer NOT NULL DEFAULT 0,
        max_discount integer,
        active boolean NOT NULL DEFAULT true,
        listed boolean NOT NULL DEFAULT true,
        expiry_date date,
        CONSTRAINT coupons_pk PRIMARY KEY (id),
        CONSTRAINT coupons_code_unique UNIQUE (code),
        CONSTRAINT coupons_code_shape CHECK (code ~ '^[A-Z0-9_-]{3,20}$'),
        CONSTRAINT coupons_type_known CHECK (type IN ('percentage', 'fixed')),
        CONSTRAINT coupons_value_range
          CHECK (value BETWEEN 1 AND CASE type WHEN 'percentage' THEN 100 ELSE 10000000 END),
        CONSTRAINT coupons_minimum_range CHECK (min_amount BETWEEN 0 AND 10000000),
        CONSTRAINT coupons_cap_range
          CHECK (max_discount IS NULL OR (type = 'percentage' AND max_discount BETWEEN 1 AND 10000000))
      )`);
  }
}
