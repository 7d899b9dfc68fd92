import { useEffect } from 'react';
import type { PaginationProps } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { PAGE_SIZE } from './booking-search.ts';
import type { SearchChange } from './use-booking-search.ts';

/** The pages of a list of bookings; a page that is no longer there gives way to the last one that is. */
export function usePages(
  { page = 1 }: BookingListQuery,
  total: number | undefined,
  change: (change: SearchChange) => void,
): PaginationProps | false {
  const last = Math.max(Math.ceil((total ?? 0) / PAGE_SIZE), 1);
  const isBeyond = total !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);

  if (!total || total <= PAGE_SIZE) return false;
  return {
    current: page,
    pageSize: PAGE_SIZE,
    total,
    showSizeChanger: false,
    showTotal: (all, [from, to]) => `${from}–${to} of ${all.toLocaleString('en-IN')}`,
    onChange: (next) => {
      change({ page: next });
      window.scrollTo({ top: 0 });
    },
  };
}
