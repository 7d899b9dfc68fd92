import { lazy, Suspense, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { BookingDetails } from '../desk/booking-details.tsx';
import { useBookingList } from '../desk/bookings.api.ts';
import { usePages } from '../desk/use-pages.ts';
import { useBookingSearch } from '../desk/use-booking-search.ts';
import { useOpenBooking } from '../desk/use-open-booking.ts';
import { RecordList } from '../ui/record-list.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { Nothing } from '../ui/states.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { ExportButton } from './export-button.tsx';

const ExternalBookingDialog = lazy(() => import('./external-booking.dialog.tsx'));
const DeleteBookingDialog = lazy(() => import('./delete-booking.dialog.tsx'));

/** The eleven columns need this much room. */
const TABLE_PX = 1116;

/** Every booking: found, looked at, moved, exported, entered and deleted. */
export default function BookingsPage() {
  const { search, change } = useBookingSearch();
  const list = useBookingList(search);
  const { open } = useOpenBooking();
  const pagination = usePages(search, list.data?.total, change);
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<BookingView>();
  return (
    <>
      <SectionBar
        title="Bookings Management"
        text="Every booking, from the site and by phone."
        action={
          <div className="flex flex-wrap gap-3">
            <ExportButton filter={search} total={list.currentData?.total} />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
              Add Booking
            </Button>
          </div>
        }
      />
      <BookingFilters search={search} onChange={change} />
      <RecordList
        label="Bookings"
        columns={bookingColumns({ onView: ({ id }) => open(id), onDelete: setDeleted })}
        records={list.isError ? list.currentData?.items : list.data?.items}
        idOf={({ id }) => id}
        isError={list.isError}
        isFetching={list.currentData === undefined}
        refetch={list.refetch}
        empty={<Nothing text="No bookings found" hint="Bookings that fit the search appear here." />}
        pagination={pagination}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
        minWidth={TABLE_PX}
      />
      <BookingDetails />
      <Suspense>
        {isAdding && <ExternalBookingDialog onClose={() => setAdding(false)} />}
        {deleted && <DeleteBookingDialog booking={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </>
  );
}
