import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import type { Manage } from './booking-details.drawer.tsx';
import { OpenRowDialog } from '../../ui/overlays/open-row-dialog.tsx';
import { GuestsToNotify } from '../status/guests-to-notify-list.tsx';
import { SupersededRequests } from './superseded-requests.tsx';
import { useOpenBooking } from '../list/use-open-booking.ts';

const BookingDetailsDrawer = lazyWithRetry(() => import('./booking-details.drawer.tsx'));

/**
 * The details of the booking named in the URL, if any, the question what to do with the requests that a confirmation
 * has superseded, the guests to notify of it, and the open dialog of a row; `manage` adds the section's own actions on
 * a booking.
 */
export function BookingDetails({ manage }: { manage?: Manage }) {
  const { openId, close } = useOpenBooking();
  return (
    <>
      {openId !== undefined && (
        <Suspense>
          <BookingDetailsDrawer key={openId} id={openId} onClose={close} manage={manage} />
        </Suspense>
      )}
      <SupersededRequests />
      <GuestsToNotify />
      <OpenRowDialog />
    </>
  );
}
