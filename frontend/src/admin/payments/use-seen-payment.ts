import { useState } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';

/**
 * The payment that the owner looks at from the first time it is shown. When another one takes its place meanwhile,
 * `isReplaced` until the owner goes on with that one: what was found in the bank was the earlier one.
 */
export function useSeenPayment(booking: Pick<BookingView, 'paymentId'> | undefined) {
  const [seen, setSeen] = useState<number | null>();
  const current = booking?.paymentId;
  if (seen === undefined && current !== undefined) setSeen(current);
  return {
    paymentId: seen ?? undefined,
    isReplaced: seen !== undefined && current !== undefined && seen !== current,
    lookAgain: () => setSeen(current),
  };
}
