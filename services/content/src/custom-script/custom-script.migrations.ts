import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateCustomScripts1790000001104 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE custom_scripts (
        id serial NOT NULL,
        name text NOT NULL,
        description text,
        script text NOT NULL,
        location text NOT NULL DEFAULT 'head',
        consent_category text NOT NULL DEFAULT 'marketing',
        is_active boolean NOT NULL DEFAULT true,
        CONSTRAINT custom_scripts_pk PRIMARY KEY (id),
        CONSTRAINT custom_scripts_location_known CHECK (location IN ('head', 'body_start', 'body_end')),
        CONSTRAINT custom_scripts_consent_known
          CHECK (consent_category IN ('essential', 'analytics', 'marketing', 'preferences'))
      )`);
  }
}
