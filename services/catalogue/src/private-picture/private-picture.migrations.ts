import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Pictures that only admins see. Rule: uploaded pictures. */
export class CreatePrivatePictures1790000001074 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE private_pictures (
        key text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        widths integer[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        CONSTRAINT private_pictures_pk PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX private_pictures_unused ON private_pictures (created_at) WHERE used_at IS NULL');
  }
}
