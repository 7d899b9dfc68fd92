import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAudit1790000001003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id integer GENERATED ALWAYS AS IDENTITY,
        booking_id integer,
        block_id integer,
        actor text NOT NULL,
        action text NOT NULL,
        from_value text,
        to_value text,
        note text,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT audit_entries_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX audit_entries_booking ON audit_entries (booking_id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
