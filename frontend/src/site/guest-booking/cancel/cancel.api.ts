import type { CancelQuote, CancelStay } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { api } from '../../../shared/api/api.ts';
import type { VisibleBooking } from '../access/guest-booking.api.ts';

const cancelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCancelQuote: build.query<CancelQuote, string>({
      query: (code) => ({ url: `bookings/${encodeURIComponent(code)}/cancel-quote`, method: 'POST' }),
      keepUnusedDataFor: 0,
    }),
    cancelStay: build.mutation<VisibleBooking, CancelStay & { code: string }>({
      query: ({ code, ...body }) => ({ url: `bookings/${encodeURIComponent(code)}/cancel`, method: 'POST', body }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
  }),
});

export const { useGetCancelQuoteQuery, useCancelStayMutation } = cancelApi;
