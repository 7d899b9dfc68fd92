import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreatePictures1790000001003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        id serial NOT NULL,
        key text NOT NULL,
        status text NOT NULL DEFAULT 'processing',
        width integer NOT NULL,
        height integer NOT NULL,
        widths integer[] NOT NULL,
        color text,
        thumb_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pictures_pk PRIMARY KEY (id),
        CONSTRAINT pictures_key UNIQUE (key),
        CONSTRAINT pictures_status CHECK (status IN ('ready', 'processing', 'failed'))
      )`);
    await runner.query(`CREATE INDEX pictures_processing ON pictures (id) WHERE status = 'processing'`);
    await runner.query(`
      CREATE TABLE removed_pictures (
        key text NOT NULL,
        widths integer[] NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT removed_pictures_pk PRIMARY KEY (key)
      )`);
  }
}

/** Files for link previews are made for all pictures, also for those that are encoded already. */
export class AddShareFiles1790000001090 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pictures ADD COLUMN has_share boolean NOT NULL DEFAULT false');
    await runner.query(`CREATE INDEX pictures_without_share ON pictures (id) WHERE status = 'ready' AND NOT has_share`);
  }
}
