import { skipToken } from '@reduxjs/toolkit/query';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { useGetOwnersCancelQuoteQuery, type QuotedBooking } from '../api/booking-changes.api.ts';

interface ShownQuote {
  /** The latest quote, also while a newer one is fetched. */
  quote: CancelQuote | undefined;
  /** True if it is that of the booking as it is now. */
  isCurrent: boolean;
  isError: boolean;
  refetch: () => void;
}

/** What the quote of a booking depends on; undefined once it is cancelled, when there is none. */
export function quotedOf(booking: QuotedBooking): QuotedBooking | undefined {
  const { id, status, received, waiting, finalTotal, checkinDate } = booking;
  return status === 'cancelled' ? undefined : { id, status, received, waiting, finalTotal, checkinDate };
}

/** The refund by the terms if the booking were cancelled, quoted again whenever its payments, total or dates change. */
export function useCancelQuote(booking: QuotedBooking): ShownQuote {
  const quoted = quotedOf(booking);
  const { data, isError, isFetching, refetch } = useGetOwnersCancelQuoteQuery(quoted ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return {
    ...{ quote: data, isError },
    isCurrent: data !== undefined && !isFetching && !isError,
    refetch: () => quoted && void refetch(),
  };
}
