import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { RuledOutRequests } from './ruled-out-requests.tsx';
import { useOpenBooking } from './use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/** The details of the booking named in the URL, if any, and the question what becomes of those it has ruled out. */
export function BookingDetails() {
  const { openId, close } = useOpenBooking();
  return (
    <>
      {openId !== undefined && (
        <Suspense>
          <BookingDetailsDrawer id={openId} onClose={close} />
        </Suspense>
      )}
      <RuledOutRequests />
    </>
  );
}
