import { contentColumns } from '@farmhouse/contracts/content/content-tables';
import { capitalised } from '../ui/capitalised.ts';

/** One entry of a list whose entries have several fields. */
export type TableRow = Record<string, string | number | null>;

export interface TextTable {
  columns: readonly TableColumn[];
  rows: TableRow[];
}

export interface TableColumn {
  key: string;
  isNumber: boolean;
  isOptional: boolean;
}

/**
 * Parses a JSON text as a table; undefined unless it is a list of entries with texts and numbers only. The columns of a
 * table that the site reads are known by the text's identifier. The columns of any other table are read from its
 * entries, of which it needs at least one.
 */
export function tableOf(text: string, identifier = ''): TextTable | undefined {
  const known = columnsOfSite(identifier);
  const rows = text.trim() === '' && known.length > 0 ? [] : parsed(text);
  if (!Array.isArray(rows) || !rows.every(isRow) || (rows.length === 0 && known.length === 0)) return undefined;
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const { key } of known) keys.delete(key);
  const others = [...keys].map((key) => ({
    key,
    isNumber: rows.every((row) => typeof row[key] !== 'string'),
    isOptional: rows.some((row) => row[key] === undefined),
  }));
  return { columns: [...known, ...others], rows };
}

const columnsOfSite = (identifier: string): TableColumn[] =>
  Object.entries(contentColumns(identifier) ?? {}).map(([key, type]) => ({
    key,
    isNumber: type === 'number',
    isOptional: type === 'optional text',
  }));

/** The table as JSON text. */
export function tableText(rows: readonly TableRow[]): string {
  return JSON.stringify(rows, undefined, 2);
}

export function emptyRow(columns: readonly TableColumn[]): TableRow {
  return Object.fromEntries(columns.map(({ key, isNumber }) => [key, isNumber ? null : '']));
}

/** True if every entry has a value in each column that is not optional. */
export function isComplete({ columns, rows }: TextTable): boolean {
  const required = columns.filter(({ isOptional }) => !isOptional);
  return rows.every((row) => required.every(({ key }) => String(row[key] ?? '').trim() !== ''));
}

/** Label of a field: `drivingTime` becomes `Driving time`. */
export function columnLabel(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');
  return capitalised(words.toLowerCase());
}

/** A list with the entry at `from` moved to `to`. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.filter((_entry, index) => index !== from);
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRow(entry: unknown): entry is TableRow {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false;
  return Object.values(entry).every((value) => value === null || ['string', 'number'].includes(typeof value));
}
