import type { ApiMeta } from '../../../shared/api/base-query.ts';

/** Records per page of a paged list. */
export const PAGE_SIZE = 20;

/** One page of a list and the total number of records. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Parses the response of a paged list; the total comes in a header. Rule: lists are bounded. */
export function pageOf<T>(items: T[], meta: ApiMeta | undefined): Page<T> {
  return { items, total: Number(meta?.headers.get('X-Total-Count') ?? items.length) };
}

/** The page number in a URL; 1 for anything that is not a page number. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
