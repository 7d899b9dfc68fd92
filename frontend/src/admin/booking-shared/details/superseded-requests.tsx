import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { useBookingDetails } from '../api/booking-details.api.ts';
import { clearConfirmedStay, useConfirmedStay } from '../status/confirmed-stay.ts';

const DeclineDialog = lazyWithRetry(() => import('../status/decline.dialog.tsx'));

/** After a confirmation: offers to decline the booking requests whose dates the stay has taken. Rule: taken dates. */
export function SupersededRequests() {
  const confirmedId = useConfirmedStay();
  const { currentData: stay } = useBookingDetails(confirmedId);
  const superseded = stay?.superseded;
  // what was read before the confirmation shows the status before, and is not fetched again before slower calls end
  const isDone = superseded?.length === 0 && stay?.status === 'confirmed';
  useEffect(() => {
    if (isDone) clearConfirmedStay();
  }, [isDone]);

  if (confirmedId === undefined || !superseded?.length) return null;
  return (
    <Suspense>
      <DeclineDialog key={confirmedId} bookings={superseded} onClose={clearConfirmedStay} />
    </Suspense>
  );
}
