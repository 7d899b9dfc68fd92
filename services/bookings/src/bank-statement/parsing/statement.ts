import type { StatementColumns } from '@farmhouse/contracts/bookings/payment/bank';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { parseAmount } from './amounts.ts';
import { bankOf, columnNames, guessColumns, mappedColumns, type ColumnIndexes } from './columns.ts';
import { sortMessages } from './messages.ts';
import { cellAt } from './statement-rows.ts';
import { StatementUnreadable } from './statement.errors.ts';
import type { ReadStatement, StatementBank } from './statement.types.ts';
import { findTable, rowsBelow, unknownHeader, type Row, type TableStart } from './table.ts';
import { transactionsIn } from './transactions.ts';

export type { ReadLine, ReadStatement, StatementBank, UnreadableRow } from './statement.types.ts';

export interface ReadOptions {
  /** The bank, if it is known; a header that identifies a bank takes precedence. */
  bank?: string;
  /** The columns, if the user has named them. */
  columns?: StatementColumns;
}

const CANNOT_MAP = 'The columns of this statement are not known. Choose which are the date, the text and the amount.';

/**
 * Reads a statement of a bank, a report of payments or pasted messages as a whole. Throws StatementUnreadable, with the
 * header that was found, if the columns cannot be determined, and StatementTooLong for more than 20,000 lines.
 */
export function readStatement(text: string, options: ReadOptions = {}): ReadStatement {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const placesOf = (header: string[]): ColumnIndexes | undefined =>
    options.columns ? mappedColumns(header, options.columns) : guessColumns(header);
  const table = findTable(lines, (header) => placesOf(header) !== undefined);
  const places = table && placesOf(table.header);
  return table && places ? readTable(lines, table, places, options) : readWithoutTable(lines, options);
}

function readTable(
  lines: readonly string[],
  table: TableStart,
  places: ColumnIndexes,
  { bank, columns }: ReadOptions,
): ReadStatement {
  const { header } = table;
  const rows = rowsBelow(lines, table);
  const found = transactionsIn(rows, header, places);
  if (found.unreadable.length > 0 && found.lines.length === 0 && found.debits === 0) {
    throw new StatementUnreadable('No row of this statement can be read. Choose its columns.', header);
  }
  if (!columns && found.lines.length > 0 && !saysDirection(rows, places)) {
    throw new StatementUnreadable('This statement does not say which amounts came in. Choose its columns.', header);
  }
  return { bank: bankNamed(header, bank), columns: columnNames(header, places), header, ...found };
}

/** True unless all amounts are in one column and nothing distinguishes credits from debits. */
const saysDirection = (rows: readonly Row[], { amount, type }: ColumnIndexes): boolean =>
  amount === undefined || type !== undefined || rows.some(({ cells }) => parseAmount(cellAt(cells, amount))?.direction);

function bankNamed(header: readonly string[], bank?: string): StatementBank {
  const found = bankOf(header);
  if (found !== 'other') return found;
  return (['hdfc', 'icici', 'sbi', 'axis'] as const).find((known) => known === bank?.toLowerCase()) ?? 'other';
}

/** Pasted messages; a table whose columns are not known is refused instead. */
function readWithoutTable(lines: readonly string[], { columns }: ReadOptions): ReadStatement {
  const header = unknownHeader(lines) ?? (columns && guessedHeader(lines));
  if (header)
    throw new StatementUnreadable(
      CANNOT_MAP,
      header.slice(0, 50).map((name) => oneLine(name, 100)),
    );
  const found = sortMessages(lines);
  if (found.lines.length === 0 && found.debits === 0) {
    throw new StatementUnreadable('There is no table of transactions and no message of a payment in this.');
  }
  return { bank: 'messages', columns: null, header: null, ...found };
}

const guessedHeader = (lines: readonly string[]): string[] | undefined =>
  findTable(lines, (header) => guessColumns(header) !== undefined)?.header;
