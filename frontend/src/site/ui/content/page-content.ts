import type { PublicContent } from '@farmhouse/contracts/content/dynamic-content';

type Records = readonly Pick<PublicContent, 'identifier' | 'content' | 'contentType'>[];

/** One entry of a page's table: the text or number of each column by its name. */
type Row = Record<string, unknown>;

/** The stored HTML, sanitised by the server; undefined when there is none. */
export function contentHtml(records: Records, identifier: string): string | undefined {
  const record = recordOf(records, identifier);
  return record?.contentType === 'html' && record.content.trim() ? record.content : undefined;
}

/** The stored list, one entry per line; the fallback when it is empty. */
export function contentList(records: Records, identifier: string, fallback: readonly string[]): readonly string[] {
  const record = recordOf(records, identifier);
  const lines = (record?.content ?? '').split('\n').map((line) => line.trim());
  const entries = record?.contentType === 'json' ? [] : lines.filter((line) => line !== '');
  return entries.length > 0 ? entries : fallback;
}

/**
 * The stored table: only entries that have every column of the fallback's first entry, with the same type. The
 * fallback when there are none.
 */
export function contentTable<T extends object>(
  records: Records,
  identifier: string,
  fallback: readonly [T, ...T[]],
): readonly T[] {
  const columns = Object.entries(fallback[0]).map(([name, value]) => [name, typeof value] as const);
  const hasAllColumns = (row: Row): boolean => columns.every(([name, type]) => typeof row[name] === type);
  const rows = rowsOf(recordOf(records, identifier)?.content).filter(hasAllColumns) as T[];
  return rows.length > 0 ? rows : fallback;
}

const recordOf = (records: Records, identifier: string) => records.find((record) => record.identifier === identifier);

function rowsOf(json: string | undefined): Row[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
  } catch {
    return [];
  }
}
