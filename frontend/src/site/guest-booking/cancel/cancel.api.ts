import type { CancelQuote, CancelStay } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { api } from '../../../shared/api/api.ts';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { VisibleBooking } from '../access/guest-booking.api.ts';

type QuotedState = Pick<
  GuestBooking,
  'confirmationCode' | 'status' | 'paymentStatus' | 'received' | 'finalTotal' | 'checkinDate'
>;

/** What a quote depends on; a change of it is quoted again. */
export const quotedState = (booking: GuestBooking): QuotedState => {
  const { confirmationCode, status, paymentStatus, received, finalTotal, checkinDate } = booking;
  return { confirmationCode, status, paymentStatus, received, finalTotal, checkinDate };
};

const cancelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCancelQuote: build.query<CancelQuote, QuotedState>({
      query: ({ confirmationCode }) => ({
        url: `bookings/${encodeURIComponent(confirmationCode)}/cancel-quote`,
        method: 'POST',
      }),
      keepUnusedDataFor: 0,
    }),
    cancelStay: build.mutation<VisibleBooking, CancelStay & { code: string }>({
      query: ({ code, ...body }) => ({ url: `bookings/${encodeURIComponent(code)}/cancel`, method: 'POST', body }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
  }),
});

export const { useGetCancelQuoteQuery, useCancelStayMutation } = cancelApi;
