import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import type { Manage } from './booking-details.drawer.tsx';
import { useOpenBooking } from './use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/** The details of the booking named in the URL, if any; `manage` adds what the section lets the owner do with it. */
export function BookingDetails({ manage }: { manage?: Manage }) {
  const { openId, close } = useOpenBooking();
  if (openId === undefined) return null;
  return (
    <Suspense>
      <BookingDetailsDrawer id={openId} onClose={close} manage={manage} />
    </Suspense>
  );
}
