import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateOpenSessions1790000001121 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_sessions (
        token_id uuid NOT NULL,
        admin_id integer NOT NULL,
        device text,
        network text NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT open_sessions_pk PRIMARY KEY (token_id)
      )`);
    await runner.query('CREATE INDEX open_sessions_admin ON open_sessions (admin_id)');
  }
}
