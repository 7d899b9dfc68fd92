import { useState } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { hasStayChanged, seenPayment, shownPayment, type SeenPayment } from './seen-payment.ts';

/**
 * The payment that was shown first, with the amount expected then, because later answers of the server must not change
 * what the owner is about to confirm. When another payment replaces it meanwhile, `isReplaced` until the owner
 * continues with that one: the owner has checked the bank for the earlier one. `changedFrom` is the booking as it was
 * seen once the guest has changed the stay of a request since, also until the owner continues. `isReady` once the
 * payment is not a cached one.
 */
export function useSeenPayment(booking: BookingView | undefined, isFetching: boolean) {
  const [kept, setKept] = useState<SeenPayment>();
  const seen = seenPayment(kept, booking, isFetching);
  if (seen !== kept) setKept(seen);
  const shown = seen ?? (booking && shownPayment(booking));
  return {
    paymentId: shown?.paymentId,
    expected: shown?.expected ?? 0,
    isReady: seen !== undefined,
    isReplaced: seen !== undefined && booking !== undefined && seen.paymentId !== (booking.paymentId ?? undefined),
    /** How often the stay had been changed when it was seen. */
    stayChanges: shown?.booking.stayChanges,
    changedFrom: seen && booking && hasStayChanged(seen, booking) ? seen.booking : undefined,
    lookAgain: () => setKept(booking && shownPayment(booking)),
  };
}
