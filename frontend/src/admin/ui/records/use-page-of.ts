import type { Page } from '../../../shared/api/page.ts';
import { usePages } from './use-pages.ts';

/** The result of a query that reads a page; while another page is loading, `data` is the previous one. */
export interface PageQuery<T> {
  data?: Page<T>;
  currentData?: Page<T>;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * A page as the properties of a `RecordList`, with its pagination, and the number of records on all pages. After an
 * error, nothing of the previous page is shown.
 */
export function usePageOf<T>(
  { data, currentData, isError, refetch }: PageQuery<T>,
  page: number,
  onPage: (page: number) => void,
  options?: Parameters<typeof usePages>[3],
) {
  const shown = isError ? currentData : data;
  const pagination = usePages(page, shown?.total, onPage, options);
  return {
    list: { records: shown?.items, isError, isFetching: currentData === undefined, refetch, pagination },
    total: shown?.total,
  };
}
