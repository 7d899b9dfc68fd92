import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateAdmins1790000001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admins (
        id serial NOT NULL,
        username varchar(50) NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL DEFAULT 'admin',
        tokens_revoked_up_to integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT admins_pk PRIMARY KEY (id),
        CONSTRAINT admins_username UNIQUE (username)
      )`);
  }
}
