import { describe, expect, it } from '@jest/globals';
import type { StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { importedText } from './imported-text.ts';

function imported(added: number, known: number, debits: number, rows: number[] = []): StatementImported {
  const unreadable = rows.map((row) => ({ row, reason: 'No date that can be read' }));
  const shown = { bank: 'hdfc', columns: null, header: null, sample: [] };
  return { ...shown, read: added + known, added, known, debits, unreadable, unreadableCount: rows.length };
}

describe('the text about an imported statement', () => {
  it.each([
    ['new lines only', imported(2, 0, 0), '2 new'],
    ['known lines and debits', imported(0, 3, 1), '0 new, 3 known already, 1 debit skipped'],
    ['the rows that were not read', imported(1, 0, 0, [14, 17]), '1 new, 2 not readable: row 14, 17'],
    [
      'the first of many rows that were not read',
      imported(0, 0, 0, [2, 3, 4, 5]),
      '0 new, 4 not readable: row 2, 3, 4, …',
    ],
  ])('names %s', (_what, result, text) => {
    expect(importedText(result)).toBe(text);
  });
});
