import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Read models of the catalogue's services and coupons, so that booking works while the catalogue is down. */
export class CreateCatalogueCopies1790000001004 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_copies (
        id integer NOT NULL,
        name text NOT NULL,
        price integer NOT NULL,
        active boolean NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        CONSTRAINT service_copies_pk PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE coupon_copies (
        id integer NOT NULL,
        code text NOT NULL,
        type text NOT NULL,
        value integer NOT NULL,
        min_amount integer NOT NULL,
        max_discount integer,
        active boolean NOT NULL,
        expiry_date date,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        CONSTRAINT coupon_copies_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX coupon_copies_code ON coupon_copies (code)');
  }
}
