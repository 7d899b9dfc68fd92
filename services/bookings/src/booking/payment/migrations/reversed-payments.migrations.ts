import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Marks payments that failed through a correction, whose note is not for the guest: those that still have the note of
 * the last correction of their entries. Rule: notes for the guest.
 */
export class MarkReversedPayments1790000003101 extends ForwardMigration {
  // Hazard accepted: a house has a few thousand payments, of which few were corrected.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN is_reversed boolean NOT NULL DEFAULT false');
    await runner.query(`
      UPDATE payments SET is_reversed = true FROM (
        SELECT DISTINCT ON (entry.payment_id) entry.payment_id, correction.note
        FROM ledger_entries correction JOIN ledger_entries entry ON entry.id = correction.corrects
        WHERE entry.payment_id IS NOT NULL
        ORDER BY entry.payment_id, correction.id DESC) AS corrected
      WHERE payments.id = corrected.payment_id AND payments.state = 'failed'
        AND payments.notes IS NOT DISTINCT FROM corrected.note`);
  }
}
