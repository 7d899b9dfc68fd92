import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateSettings1790000001001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        id serial NOT NULL,
        key text NOT NULL,
        value text NOT NULL,
        type text NOT NULL DEFAULT 'text',
        description text,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT settings_pk PRIMARY KEY (id),
        CONSTRAINT settings_key_unique UNIQUE (key),
        CONSTRAINT settings_key_shape CHECK (key ~ '^[a-z0-9_]{1,64}$'),
        CONSTRAINT settings_type_known CHECK (type IN ('text', 'number', 'url', 'email', 'phone')),
        CONSTRAINT settings_value_length CHECK (char_length(value) <= 2000),
        CONSTRAINT settings_description_length CHECK (char_length(description) <= 500)
      )`);
  }
}

/** Legal texts say when the values that they show last changed, not when a setting's description did. */
export class AddValueChangedAt1790000004203 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings ADD COLUMN value_changed_at timestamptz');
  }
}
