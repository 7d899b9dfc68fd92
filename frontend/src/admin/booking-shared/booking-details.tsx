import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOpenBooking } from './use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/** The details of the booking that the address names, if it names one. */
export function BookingDetails() {
  const { openId, close } = useOpenBooking();
  if (openId === undefined) return null;
  return (
    <Suspense>
      <BookingDetailsDrawer id={openId} onClose={close} />
    </Suspense>
  );
}
