import { columnKey } from './cells.ts';
import type { ColumnIndexes } from './columns.ts';
import { dateOrderOf, parseDate } from './dates.ts';
import { cellAt, hasMoney, readRow } from './statement-rows.ts';
import type { ReadLine, ReadStatement } from './statement.types.ts';
import type { Row } from './table.ts';

/** Rows that close a statement: stars, a legend, totals, and `computer generated` notes. */
const CLOSING =
  /^(?:[*=_-]{3,}|\W{0,10}(?:end of (?:the )?statement|statement summary|legends?\b|(?:grand )?totals?\b))/i;
const CLOSING_ANYWHERE = /end of (?:the )?statement|computer[- ]generated|does not require (?:a )?signature/i;
const TOTAL = /^(?:(?:page|grand|sub|transaction)[ -]?)?totals?\b/i;
/** Rows between the transactions of two pages, and balances, which are not transactions. */
const BETWEEN = /^(?:page\b|opening bal|closing bal|b\/f\b|c\/f\b|(?:balance )?(?:brought|carried) forward)/i;

type FoundTransaction = Pick<ReadStatement, 'lines' | 'debits' | 'unreadable'>;

/**
 * Sorts the rows below a header. Every row is a line, a debit or unreadable, except for empty ones, repeated headers,
 * balances, totals, and what follows the last transaction as a footer. Throws StatementUnreadable if the dates
 * contradict each other in their order.
 */
export function transactionsIn(
  rows: readonly Row[],
  header: readonly string[],
  columns: ColumnIndexes,
): FoundTransaction {
  const dateCell = ({ cells }: Row): string => cellAt(cells, columns.date);
  const last = rows.findLastIndex((row) => parseDate(dateCell(row)) ?? parseDate(dateCell(row), 'month-first'));
  const order = dateOrderOf(rows.slice(0, last + 1).map(dateCell));
  const end = endAfter(rows, last);
  const headerText = header.map(columnKey).join('|');
  const found: FoundTransaction = { lines: [], debits: 0, unreadable: [] };

  rows.slice(0, end).forEach((row, index) => {
    const reading = readRow(row.cells, columns, header.length, order);
    if (reading === 'debit') found.debits++;
    else if (isLine(reading)) found.lines.push(reading);
    else if (row.cells.map(columnKey).join('|') === headerText || isBetween(row, columns)) return;
    else if (index <= last || hasMoney(row.cells, columns) || isDateLike(dateCell(row))) {
      found.unreadable.push({ row: row.row, reason: reading.reason });
    }
  });
  return found;
}

const isLine = (reading: ReadLine | { reason: string }): reading is ReadLine => 'amountPaise' in reading;

const firstText = ({ cells }: Row): string => cells.find((cell) => cell !== '') ?? '';

/** Where the footer begins: at the first row after the last transaction that closes the statement. */
function endAfter(rows: readonly Row[], last: number): number {
  const closes = (row: Row): boolean =>
    CLOSING.test(firstText(row)) || row.cells.some((cell) => CLOSING_ANYWHERE.test(cell));
  const end = rows.findIndex((row, index) => index > last && closes(row));
  return end < 0 ? rows.length : end;
}

/** A row of stars, a page's number or total, or a balance that was carried over. */
function isBetween(row: Row, columns: ColumnIndexes): boolean {
  const says = [firstText(row), row.cells[columns.text] ?? ''];
  const isTotal = says.some((text) => TOTAL.test(text));
  if (hasMoney(row.cells, columns)) return isTotal && !isDateLike(cellAt(row.cells, columns.date));
  return isTotal || says.some((text) => BETWEEN.test(text)) || row.cells.every((cell) => /^[\s*=_-]*$/.test(cell));
}

/** Looks like a date but may be invalid: `31/02/2026`. */
const isDateLike = (cell: string): boolean => /^\d{1,4}[-/. ]/.test(cell);
