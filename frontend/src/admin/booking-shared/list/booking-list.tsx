import type { ReactNode } from 'react';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { PagedList } from '../../ui/records/paged-list.tsx';
import { useBookingList } from '../api/bookings.api.ts';
import type { SearchChange } from './use-booking-search.ts';

interface BookingListProps {
  search: BookingListQuery;
  onChange: (change: SearchChange) => void;
  empty: ReactNode;
  children: (bookings: readonly BookingView[]) => ReactNode;
}

/** One page of bookings, rendered by the section; with loading, empty and error states. */
export function BookingList({ search, onChange, empty, children }: BookingListProps) {
  return (
    <PagedList
      what="Bookings"
      list={useBookingList(search)}
      page={search.page ?? 1}
      onPage={(page) => onChange({ page })}
      empty={empty}
    >
      {children}
    </PagedList>
  );
}
