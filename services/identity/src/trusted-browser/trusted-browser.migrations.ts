import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateKnownDevices1790000001026 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_devices (
        token_hash text NOT NULL,
        admin_id integer NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT known_devices_pk PRIMARY KEY (token_hash)
      )`);
    await runner.query('CREATE INDEX known_devices_admin ON known_devices (admin_id)');
  }
}
