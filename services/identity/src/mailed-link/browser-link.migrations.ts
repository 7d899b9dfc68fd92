import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateBrowserLinks1790000001110 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE browser_links (
        token_hash text NOT NULL,
        admin_id integer,
        expires_at timestamptz NOT NULL,
        CONSTRAINT browser_links_pk PRIMARY KEY (token_hash)
      )`);
    await runner.query('CREATE INDEX browser_links_admin ON browser_links (admin_id)');
  }
}
