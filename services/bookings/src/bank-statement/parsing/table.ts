import { CsvError, parse, type InfoRecord } from 'csv-parse/sync';
import { parseAmount } from './amounts.ts';
import { cellText } from './cells.ts';
import { parseDate } from './dates.ts';
import { StatementTooLong, StatementUnreadable } from './statement.errors.ts';

/** Most rows that a statement may have. */
export const MAX_ROWS = 20_000;
/** Lines at the start of a file among which its header is looked for. */
const MAX_PREAMBLE = 200;
/** Most bytes of one row. */
const MAX_ROW_SIZE = 100_000;
const ROW_TOO_LONG = 'A row of this file is longer than any bank writes. Save it as CSV again.';
/** Most characters of the text that is searched for a header. */
const MAX_HEADER_LENGTH = 4000;

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** A row of the file; cells have at most 1,000 characters. */
export interface Row {
  /** The line of the file on which it begins, from 1. */
  row: number;
  cells: string[];
}

/** Where a table begins in a text. */
export interface TableStart {
  separator: Separator;
  header: string[];
  /** The line of the header, from 0. */
  line: number;
}

/** What csv-parse answers with `info`. */
interface ParsedRecord {
  record: string[];
  info: InfoRecord;
}

/** The first row, after at most 200 lines, that `isHeader` accepts as the header of a table, with its cells as read. */
export function findTable(lines: readonly string[], isHeader: (cells: string[]) => boolean): TableStart | undefined {
  const start = startOf(lines);
  for (const [line, text] of start.slice(0, MAX_PREAMBLE).entries()) {
    for (const separator of SEPARATORS) {
      if (!text.includes(separator)) continue;
      const header = firstRow(start, line, separator);
      if (header && isHeader(header)) return { separator, header, line };
    }
  }
  return undefined;
}

/** The row that looks like the header of a table with unknown columns; undefined if the text has no table. */
export function unknownHeader(lines: readonly string[]): string[] | undefined {
  const start = startOf(lines);
  return SEPARATORS.map((separator) => headerAbove(start, separator)).find(Boolean);
}

/** All rows below the header that are not empty. Throws StatementTooLong and StatementUnreadable. */
export function rowsBelow(lines: readonly string[], { separator, header, line }: TableStart): Row[] {
  if (lines.some((text) => text.length > MAX_ROW_SIZE)) throw new StatementUnreadable(ROW_TOO_LONG, header);
  const records = parsed(lines.slice(line).join('\n'), separator);
  if (records.length > MAX_ROWS + 1) throw new StatementTooLong(MAX_ROWS);
  return records.slice(1).map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const row = line + info.lines - breaks;
    if (breaks > 0) refuseUnclosedQuotes(record, row, separator, header);
    return { row, cells: record.map(cellText) };
  });
}

/** The lines that may hold the header, and some more that a header of several lines may take; each cut. */
const startOf = (lines: readonly string[]): string[] =>
  lines.slice(0, MAX_PREAMBLE + 10).map((line) => line.slice(0, MAX_HEADER_LENGTH));

function firstRow(lines: readonly string[], from: number, separator: Separator): string[] | undefined {
  const text = lines
    .slice(from, from + 10)
    .join('\n')
    .slice(0, MAX_HEADER_LENGTH);
  try {
    return parsed(text, separator, 1)[0]?.record.map(cellText);
  } catch {
    return undefined; // a quotation mark in the preamble above the table
  }
}

/** The first row of words directly above a row with the same number of cells that has a date and an amount. */
function headerAbove(lines: readonly string[], separator: Separator): string[] | undefined {
  const rows = lines.flatMap((text, line) => {
    const cells = text.includes(separator) ? firstRow(lines, line, separator) : undefined;
    return cells ? [cells] : [];
  });
  const isRow = (cells: string[]): boolean =>
    cells.some((cell) => parseDate(cell)) && cells.some((cell) => parseAmount(cell));
  const isWords = (cells: string[]): boolean =>
    cells.filter((cell) => cell !== '').length >= 3 && !cells.some((cell) => parseDate(cell) || parseAmount(cell));
  const first = rows.findIndex(isRow);
  const width = rows[first]?.length;
  return rows
    .slice(0, Math.max(0, first))
    .findLast((cells) => isWords(cells) && Math.abs(cells.length - (width ?? 0)) <= 1);
}

function parsed(text: string, separator: Separator, to?: number): ParsedRecord[] {
  try {
    return parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_ROW_SIZE,
      to: to ?? MAX_ROWS + 2,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StatementUnreadable(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? ROW_TOO_LONG
        : 'A quotation mark in this file is opened and not closed. Save it as CSV again.',
    );
  }
}

/** Throws StatementUnreadable if an unclosed quotation mark has merged several rows into one cell. */
function refuseUnclosedQuotes(record: readonly string[], row: number, separator: Separator, header: string[]): void {
  const hasUnclosedQuote = record.some((cell) => {
    const [first = '', ...others] = cell.split('\n');
    return others.length > 0 && (first.startsWith('"') || others.some((line) => beginsRow(line, separator)));
  });
  if (hasUnclosedQuote) {
    throw new StatementUnreadable(`A quotation mark is opened near line ${row} and not closed`, header);
  }
}

/** True if one of the first three cells of a line is a date, as in a row of transactions. */
const beginsRow = (line: string, separator: Separator): boolean =>
  line.includes(separator) &&
  line
    .slice(0, 200)
    .split(separator, 3)
    .some((cell) => parseDate(cell) !== undefined);
