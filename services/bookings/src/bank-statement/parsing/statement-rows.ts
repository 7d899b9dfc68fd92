import { parseAmount } from './amounts.ts';
import { lineText, unprotected } from './cells.ts';
import type { ColumnIndexes } from './columns.ts';
import { parseDate, type DateOrder } from './dates.ts';
import type { ReadLine } from './statement.types.ts';
import { utrOf } from './utr-in-text.ts';

/** What a row of transactions holds: money that came in, money that went out, or nothing that can be read. */
export type RowReading = ReadLine | 'debit' | { reason: string };

/** The cell of a row, without a spreadsheet's protection of digits. */
export const cellAt = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? '' : unprotected(cells[place] ?? '');

/** What a row of transactions holds; `width` is the number of columns of the header. */
export function readRow(cells: readonly string[], columns: ColumnIndexes, width: number, order: DateOrder): RowReading {
  if (cells.slice(width).some((cell) => cell !== '')) return { reason: 'The row has more cells than the header' };
  const date = parseDate(cellAt(cells, columns.date), order);
  if (!date) return { reason: 'No date that can be read' };

  const money = moneyIn(cells, columns);
  if (typeof money !== 'number') return money;
  const text = cells[columns.text] ?? '';
  const utr = utrOf(text, cellAt(cells, columns.reference));
  return { date, amountPaise: money, text: lineText(text), utr };
}

/** True if a row holds an amount where the table has amounts. */
export function hasMoney(cells: readonly string[], { credit, amount, debit }: ColumnIndexes): boolean {
  return [credit, amount, debit].some((place) => (parseAmount(cellAt(cells, place))?.paise ?? 0) > 0);
}

/** Paise that came in. */
function moneyIn(cells: readonly string[], columns: ColumnIndexes): number | 'debit' | { reason: string } {
  return columns.credit === undefined ? byDirection(cells, columns) : byColumn(cells, columns);
}

function byColumn(cells: readonly string[], { credit, debit }: ColumnIndexes): number | 'debit' | { reason: string } {
  const credited = amountOrNone(cellAt(cells, credit));
  const debited = amountOrNone(cellAt(cells, debit));
  if (!credited || !debited) return { reason: 'An amount that cannot be read' };
  if (credited.paise > 0 && debited.paise > 0) return { reason: 'Both a deposit and a withdrawal' };
  if (debited.paise > 0) return debited.direction === 'in' ? { reason: 'A withdrawal marked as a deposit' } : 'debit';
  if (credited.paise > 0) return credited.direction === 'out' ? 'debit' : credited.paise;
  return debit === undefined ? 'debit' : { reason: 'No amount' };
}

function byDirection(cells: readonly string[], { amount, type }: ColumnIndexes): number | 'debit' | { reason: string } {
  const money = amountOrNone(cellAt(cells, amount));
  if (!money) return { reason: 'An amount that cannot be read' };
  if (money.paise === 0) return { reason: 'No amount' };
  if (type === undefined) return money.direction === 'out' ? 'debit' : money.paise;
  const direction = directionIn(cellAt(cells, type));
  if (!direction) return { reason: 'Neither Cr nor Dr' };
  if (direction === 'in' && money.direction === 'out') return { reason: 'An amount below zero marked as Cr' };
  return direction === 'out' ? 'debit' : money.paise;
}

/** An empty cell, or one with dashes only, is an amount of 0. */
const amountOrNone = (cell: string): ReturnType<typeof parseAmount> =>
  /^[-\u2013\u2014 ]{0,5}$/.test(cell) ? { paise: 0, direction: null } : parseAmount(cell);

function directionIn(cell: string): 'in' | 'out' | undefined {
  const letters = cell.toLowerCase().replace(/[^a-z]/g, '');
  if (['cr', 'c', 'credit', 'credited', 'deposit'].includes(letters)) return 'in';
  return ['dr', 'd', 'debit', 'debited', 'withdrawal'].includes(letters) ? 'out' : undefined;
}
