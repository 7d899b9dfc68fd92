import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came in on the owner's bank account, line by line. Rule: bank statements. */
export class CreateBankLines1790000001073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_lines (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        bank text NOT NULL,
        day date,
        paise bigint NOT NULL,
        text text NOT NULL,
        utr text,
        state text NOT NULL DEFAULT 'open',
        booking_id integer,
        imported_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by text,
        CONSTRAINT bank_lines_key UNIQUE (key),
        CONSTRAINT bank_lines_state CHECK (state IN ('open', 'accepted', 'ignored')),
        CONSTRAINT bank_lines_paise CHECK (paise > 0)
      )`);
    await runner.query('CREATE INDEX bank_lines_day ON bank_lines (day DESC NULLS LAST, id DESC)');
    await runner.query(`CREATE INDEX bank_lines_utr ON bank_lines (utr) WHERE state = 'open'`);
    await runner.query(`CREATE INDEX bank_lines_paise ON bank_lines (paise) WHERE state = 'open'`);
    await runner.query(`
      CREATE TABLE bank_columns (
        bank text PRIMARY KEY,
        columns jsonb NOT NULL
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
