import type { StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { formatCount } from '@farmhouse/contracts/text/count';

/** Rows that a text names. */
const NAMED = 3;

/** What an import has stored and left out: `3 new, 1 known already, 2 not readable: row 14, 17`. */
export function importedText(imported: StatementImported): string {
  const { added, known, debits } = imported;
  const parts = [
    `${added} new`,
    known > 0 && `${known} known already`,
    debits > 0 && `${formatCount(debits, 'debit', 'debits')} skipped`,
    unreadableText(imported),
  ];
  return parts.filter(Boolean).join(', ');
}

/** `2 not readable: row 14, 17`; undefined if all rows were read. */
export function unreadableText({ unreadableCount, unreadable }: StatementImported): string | undefined {
  if (unreadableCount === 0) return undefined;
  const rows = unreadable.slice(0, NAMED).map(({ row }) => row);
  return `${unreadableCount} not readable: row ${rows.join(', ')}${unreadableCount > NAMED ? ', …' : ''}`;
}
