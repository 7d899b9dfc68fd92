import {
  CONTENT_TABLES,
  type ColumnType,
  type ContentRow,
  type ContentTableId,
} from '@farmhouse/contracts/content/content-tables';
import type { PublicContent } from '@farmhouse/contracts/content/page-content';

type Records = readonly Pick<PublicContent, 'identifier' | 'content' | 'contentType'>[];

/** One entry of a page's table: the text or number of each column by its name. */
type Row = Record<string, unknown>;

/** The stored HTML, sanitised by the server; undefined when there is none. */
export function contentHtml(records: Records, identifier: string): string | undefined {
  const record = recordOf(records, identifier);
  return record?.contentType === 'html' && record.content.trim() ? record.content : undefined;
}

/** The stored list, one entry per line, which may be empty; the fallback while there is none. */
export function contentList(records: Records, identifier: string, fallback: readonly string[]): readonly string[] {
  const record = recordOf(records, identifier);
  if (!record || record.contentType === 'json') return fallback;
  const lines = record.content.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/**
 * The stored table: only entries with a value of the right type in every column that is not optional. It may be empty;
 * the fallback while there is none, or none of its entries can be read.
 */
export function contentTable<Id extends ContentTableId, T extends ContentRow<Id>>(
  records: Records,
  identifier: Id,
  fallback: readonly T[],
): readonly T[] {
  const stored = rowsOf(recordOf(records, identifier)?.content);
  const columns = Object.entries<ColumnType>(CONTENT_TABLES[identifier]);
  const isRow = (row: unknown): row is T =>
    typeof row === 'object' && row !== null && columns.every(([name, type]) => isOfType((row as Row)[name], type));
  const rows = stored?.filter(isRow);
  return rows && (rows.length > 0 || stored?.length === 0) ? rows : fallback;
}

const isOfType = (value: unknown, type: ColumnType): boolean =>
  type === 'optional text' || typeof value === (type === 'number' ? 'number' : 'string');

const recordOf = (records: Records, identifier: string) => records.find((record) => record.identifier === identifier);

/** The entries of a JSON list; undefined for any other text. */
function rowsOf(json: string | undefined): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
