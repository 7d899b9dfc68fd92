import { memo, useMemo } from 'react';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { useBookingList } from '../../booking-shared/api/bookings.api.ts';
import type { SearchChange } from '../../booking-shared/list/use-booking-search.ts';
import { NoBookings } from '../../booking-shared/list/no-bookings.tsx';
import { RecordList } from '../../ui/records/record-list.tsx';
import { usePageOf } from '../../ui/records/use-page-of.ts';
import { useWide } from '../../ui/use-screen.ts';
import { bookingColumns } from './booking-columns.tsx';

interface BookingTableProps {
  search: BookingListQuery;
  onChange: (change: SearchChange) => void;
  onView: (id: number) => void;
  onDelete: (booking: BookingView) => void;
}

/** One page of matching bookings as a table; memoised, rendered again only when they or the search change. */
export const BookingTable = memo(function BookingTable({ search, onChange, onView, onDelete }: BookingTableProps) {
  const { list } = usePageOf(useBookingList(search), search.page ?? 1, (page) => onChange({ page }));
  const isWide = useWide();
  const columns = useMemo(
    () => bookingColumns({ onView: ({ id }) => onView(id), onDelete }, isWide),
    [onView, onDelete, isWide],
  );
  return (
    <RecordList
      label="Bookings"
      columns={columns}
      idOf={({ id }) => id}
      empty={<NoBookings />}
      {...list}
      sort={search.sort}
      onSort={(sort) => onChange({ sort })}
      hasManyColumns
    />
  );
});
