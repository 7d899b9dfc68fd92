import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { containsPattern } from './paging.ts';

/** Restricts a query to rows of which one of the columns contains the text; a blank text restricts nothing. */
export function whereContains<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  columns: readonly string[],
  text: string | undefined,
): SelectQueryBuilder<T> {
  if (!text?.trim()) return query;
  const matches = columns.map((column) => `${column} ILIKE :q`).join(' OR ');
  return query.andWhere(`(${matches})`, { q: containsPattern(text) });
}
