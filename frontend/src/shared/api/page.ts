import type { ApiMeta } from './base-query.ts';

/** One page of a list and the total number of records. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Parses the response of a paged list; the total comes in a header. Rule: lists are bounded. */
export function pageOf<T>(items: T[], meta: ApiMeta | undefined): Page<T> {
  return { items, total: Number(meta?.headers.get('X-Total-Count') ?? items.length) };
}
