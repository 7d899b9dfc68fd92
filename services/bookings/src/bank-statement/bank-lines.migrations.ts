import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Credits on the owner's bank account, line by line. Rule: bank statements. */
export class CreateBankLines1790000001073 extends ForwardMigration {
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
        CONSTRAINT bank_lines_amount CHECK (paise > 0)
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
}

/**
 * Stores which ledger entry a line was accepted for, and reopens lines whose entry was corrected. An entry and its line
 * have the same time, because one transaction wrote both.
 */
export class AddEntriesOfLines1790000003104 extends ForwardMigration {
  // Hazard accepted: only the owner uses this table, and a house has a few thousand lines.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_lines ADD COLUMN entry_id integer');
    await runner.query(`
      UPDATE bank_lines line SET entry_id = entry.id FROM ledger_entries entry
      WHERE line.state = 'accepted' AND entry.booking_id = line.booking_id AND entry.kind = 'payment'
        AND entry.at = line.decided_at AND entry.amount * 100::bigint = line.paise`);
    await runner.query(`
      UPDATE bank_lines SET state = 'open', booking_id = NULL, entry_id = NULL, decided_at = NULL, decided_by = NULL
      WHERE state = 'accepted' AND EXISTS (SELECT FROM ledger_entries undoing WHERE undoing.corrects = bank_lines.entry_id)`);
  }
}

/** A payment has at most one accepted line, even if several lines show it. */
export class AddLineOfEntry1790000003201 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS bank_lines_accepted_entry ON bank_lines (entry_id)
       WHERE state = 'accepted'`,
    );
  }
}

/**
 * Lines with a UTR are identified by it and their amount, whatever the bank was called. Several stored lines of one
 * transfer stay, and the first identifies it.
 */
export class IdentifyLinesByUtr1790000003305 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bank_lines line
      SET key = encode(sha256(convert_to('["utr","' || utr || '",' || paise || ',' || same.before || ']', 'UTF8')), 'hex')
      FROM (
        SELECT id, row_number() OVER (PARTITION BY utr, paise ORDER BY id) - 1 AS before
        FROM bank_lines WHERE utr IS NOT NULL
      ) same
      WHERE same.id = line.id`);
  }
}
