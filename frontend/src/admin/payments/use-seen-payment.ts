import { useState } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';

/**
 * The payment that was shown first. When another one replaces it meanwhile, `isReplaced` until the owner continues with
 * that one: the owner has checked the bank for the earlier one.
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
