import { useEffect } from 'react';
import type { PaginationProps } from 'antd';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { useUrlParams } from '../use-url-params.ts';
import { PAGE_SIZE } from './page.ts';

/**
 * Pagination of a list with `total` records on page `page`; false if there is only one page. A page that
 * no longer exists is replaced by the last page, also in the history, so that Back does not return to it. `isInUrl` is
 * false if the page number is not the URL's `page`.
 */
export function usePages(
  page: number,
  total: number | undefined,
  onPage: (page: number) => void,
  { isInUrl = true } = {},
): PaginationProps | false {
  const [, setAddress] = useUrlParams();
  const last = Math.max(Math.ceil((total ?? 0) / PAGE_SIZE), 1);
  const isBeyond = total !== undefined && page > last;
  useEffect(() => {
    if (!isBeyond) return;
    if (isInUrl) setAddress({ page: last });
    else onPage(last);
  }, [isBeyond, isInUrl, last, onPage, setAddress]);

  if (!total || total <= PAGE_SIZE) return false;
  return {
    current: page,
    pageSize: PAGE_SIZE,
    total,
    showSizeChanger: false,
    showTotal: (all, [from, to]) => `${from}–${to} of ${formatNumber(all)}`,
    onChange: (next) => {
      onPage(next);
      window.scrollTo({ top: 0 });
    },
  };
}
