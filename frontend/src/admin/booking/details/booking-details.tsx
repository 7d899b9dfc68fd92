import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import type { Manage } from './booking-details.drawer.tsx';
import { GuestsToTell } from '../status/guests-to-tell-list.tsx';
import { SupersededRequests } from './superseded-requests.tsx';
import { useOpenBooking } from './use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/**
 * The details of the booking named in the URL, if any, and the question what becomes of the requests that a
 * confirmation has superseded, the guests to tell of it; `manage` adds what the section lets the owner do with a booking.
 */
export function BookingDetails({ manage }: { manage?: Manage }) {
  const { openId, close } = useOpenBooking();
  return (
    <>
      {openId !== undefined && (
        <Suspense>
          <BookingDetailsDrawer id={openId} onClose={close} manage={manage} />
        </Suspense>
      )}
      <SupersededRequests />
      <GuestsToTell />
    </>
  );
}
