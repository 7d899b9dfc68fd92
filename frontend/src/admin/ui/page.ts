import type { ApiMeta } from '../../shared/api/base-query.ts';

/** Records of a page of a list that grows. */
export const PAGE_SIZE = 20;

/** One page of a list and how many records there are in all. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** The answer of a paged list; the total is a header. Source: decisions D-49. */
export function pageOf<T>(items: T[], meta: ApiMeta | undefined): Page<T> {
  return { items, total: Number(meta?.headers.get('X-Total-Count') ?? items.length) };
}

/** The page that an address names, the first one for anything that is no page. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
