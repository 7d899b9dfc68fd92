import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOpenBooking } from './use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/** The details of the booking named in the URL, if any. */
export function BookingDetails() {
  const { openId, close } = useOpenBooking();
  if (openId === undefined) return null;
  return (
    <Suspense>
      <BookingDetailsDrawer id={openId} onClose={close} />
    </Suspense>
  );
}
