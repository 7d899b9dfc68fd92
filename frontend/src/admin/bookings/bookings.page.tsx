import { Suspense, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { BookingDetails } from '../booking-shared/booking-details.tsx';
import { useBookingList } from '../booking-shared/bookings.api.ts';
import { useBookingSearch } from '../booking-shared/use-booking-search.ts';
import { useOpenBooking } from '../booking-shared/use-open-booking.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { ExportButton } from './export-button.tsx';
import { useNewBooking } from './use-new-booking.ts';

const ExternalBookingDialog = lazyWithRetry(() => import('./external-booking.dialog.tsx'));
const DeleteBookingDialog = lazyWithRetry(() => import('./delete-booking.dialog.tsx'));

/** All bookings: search, details, status changes, export, external bookings and deletion. */
export default function BookingsPage() {
  const { search, change } = useBookingSearch();
  const { currentData: page } = useBookingList(search);
  const { open } = useOpenBooking();
  const { isAdding, guest, add, close } = useNewBooking();
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
      <BookingFilters search={search} onChange={change} />
      <BookingTable search={search} onChange={change} onView={open} onDelete={setDeleted} />
      <BookingDetails />
      <Suspense>
        {isAdding && <ExternalBookingDialog guest={guest} onClose={close} />}
        {deleted && <DeleteBookingDialog booking={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </>
  );
}
