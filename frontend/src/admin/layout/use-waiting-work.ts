import { useBookingSummary } from '../booking-shared/bookings.api.ts';

/** How many things wait for the owner, by kind. */
export interface WaitingWork {
  pendingBookings: number;
  paymentsToVerify: number;
}

/** Counts of what waits; a kind is absent while it is not known. */
export function useWaitingWork(): Partial<WaitingWork> {
  const { data } = useBookingSummary();
  if (!data) return {};
  return {
    pendingBookings: data.byStatus.pending,
    paymentsToVerify: data.byPaymentStatus.paid + data.byPaymentStatus.pending_verification,
  };
}
