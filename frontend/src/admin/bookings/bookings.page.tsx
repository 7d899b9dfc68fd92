import { Suspense, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatCount } from '@farmhouse/contracts/text/count';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { BookingDetails } from '../booking-shared/details/booking-details.tsx';
import { useBookingList } from '../booking-shared/api/bookings.api.ts';
import { useBookingSearch } from '../booking-shared/list/use-booking-search.ts';
import { useOpenBooking } from '../booking-shared/list/use-open-booking.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { useCardLists } from '../ui/use-screen.ts';
import { BookingFilters } from './list/booking-filters.tsx';
import { BookingRows } from './list/booking-rows.tsx';
import { BookingTable } from './list/booking-table.tsx';
import { ExportButton } from './export/export-button.tsx';
import { StatusSelect } from './status/status-select.tsx';
import { useNewBooking } from './external-booking/use-new-booking.ts';

const ExternalBookingDialog = lazyWithRetry(() => import('./external-booking/external-booking.dialog.tsx'));
const DeleteBookingDialog = lazyWithRetry(() => import('./delete-booking.dialog.tsx'));

/** All bookings: search, details, status changes, export, external bookings and deletion. */
export default function BookingsPage() {
  const { search, change } = useBookingSearch();
  const { currentData: page } = useBookingList(search);
  const { open, close: closeDetails } = useOpenBooking();
  const tight = useCardLists();
  const { isAdding, prefilled, add, created, close } = useNewBooking();
  const [deleted, setDeleted] = useState<BookingView>();
  return (
    <>
      <SectionBar
        title="Bookings Management"
        text="Every booking, from the site and by phone."
        action={
          <div className="flex flex-wrap gap-3">
            <ExportButton filter={search} total={page?.total} />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
              Add Booking
            </Button>
          </div>
        }
      />
      <BookingFilters search={search} total={page?.total} onChange={change} />
      <p role="status" className="figures mb-2 min-h-6 text-sm text-quiet">
        {page && formatCount(page.total, 'booking', 'bookings')}
      </p>
      {tight ? (
        <BookingRows search={search} onChange={change} onView={open} />
      ) : (
        <BookingTable search={search} onChange={change} onView={open} onDelete={setDeleted} />
      )}
      <BookingDetails
        manage={(booking) => (
          <>
            <span className="text-sm text-quiet">Change to</span>
            <StatusSelect booking={booking} />
            <Button danger onClick={() => setDeleted(booking)} aria-label={`Delete ${booking.confirmationCode}`}>
              Delete
            </Button>
          </>
        )}
      />
      <Suspense>
        {isAdding && <ExternalBookingDialog prefilled={prefilled} onCreated={created} onClose={close} />}
        {deleted && (
          <DeleteBookingDialog booking={deleted} onDeleted={closeDetails} onClose={() => setDeleted(undefined)} />
        )}
      </Suspense>
    </>
  );
}
