import type { ReactNode } from 'react';
import { Pagination } from 'antd';
import type { BookingListQuery, BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { Failed, Waiting } from '../ui/states.tsx';
import { useBookingList } from './bookings.api.ts';
import type { SearchChange } from './use-booking-search.ts';
import { usePages } from './use-pages.ts';

interface BookingListProps {
  search: BookingListQuery;
  onChange: (change: SearchChange) => void;
  empty: ReactNode;
  children: (bookings: readonly BookingView[]) => ReactNode;
}

/** One page of bookings, drawn as the section wants them; with its waiting, empty and failed states. */
export function BookingList({ search, onChange, empty, children }: BookingListProps) {
  const { data, currentData, isError, refetch } = useBookingList(search);
  const shown = isError ? currentData : data;
  const pagination = usePages(search, shown?.total, onChange);
  if (!shown) {
    return <div className="panel">{isError ? <Failed what="Bookings" onRetry={refetch} /> : <Waiting rows={8} />}</div>;
  }
  if (shown.items.length === 0) return <div className="panel">{empty}</div>;
  return (
    <>
      <div aria-busy={!currentData} className={`grid gap-3 ${currentData ? '' : 'opacity-60'}`}>
        {children(shown.items)}
      </div>
      {pagination && <Pagination className="mt-4!" align="center" responsive showLessItems {...pagination} />}
    </>
  );
}
