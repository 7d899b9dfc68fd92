/** One entry of a list whose entries have several fields. */
export type TableRow = Record<string, string | number | null>;

export interface TextTable {
  columns: readonly TableColumn[];
  rows: TableRow[];
}

export interface TableColumn {
  key: string;
  isNumber: boolean;
}

/** Parses a JSON text as a table; undefined unless it is a list of entries with texts and numbers only. */
export function tableOf(text: string): TextTable | undefined {
  const rows = parsed(text);
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow)) return undefined;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => ({ key, isNumber: rows.every((row) => typeof row[key] !== 'string') }));
  return { columns, rows };
}

/** The table as JSON text. */
export function tableText(rows: readonly TableRow[]): string {
  return JSON.stringify(rows, undefined, 2);
}

export function emptyRow(columns: readonly TableColumn[]): TableRow {
  return Object.fromEntries(columns.map(({ key, isNumber }) => [key, isNumber ? null : '']));
}

/** True if every field of every entry is filled in. */
export function isComplete(rows: readonly TableRow[]): boolean {
  return rows.every((row) => Object.values(row).every((value) => value !== null && String(value).trim() !== ''));
}

/** Label of a field: `drivingTime` becomes `Driving time`. */
export function columnLabel(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
