import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../database/forward-migration.ts';

export class CreateIdempotencyKeys1790000000003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        key text NOT NULL,
        fingerprint text NOT NULL,
        answer jsonb NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT idempotency_keys_pk PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)');
  }
}
