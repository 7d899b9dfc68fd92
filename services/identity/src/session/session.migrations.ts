import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateSessions1790000001001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_keys (
        key_id uuid NOT NULL,
        private_key text NOT NULL,
        public_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT signing_keys_pk PRIMARY KEY (key_id)
      )`);
    await runner.query(`
      CREATE TABLE revoked_tokens (
        token_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT revoked_tokens_pk PRIMARY KEY (token_id)
      )`);
  }
}
