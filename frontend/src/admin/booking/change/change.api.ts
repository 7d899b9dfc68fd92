import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { ChangeBooking, ChangeQuote, QuoteChange } from '@farmhouse/contracts/bookings/change';
import { api } from '../../../shared/api/api.ts';
import { CHANGED } from '../status/booking-changes.api.ts';

type Of<T> = T & { id: number };

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteChange: build.query<ChangeQuote, Of<QuoteChange>>({
      query: ({ id, ...body }) => ({ url: `admin/bookings/${id}/change-quote`, method: 'POST', body }),
      providesTags: ['Booking'],
    }),
    changeBooking: build.mutation<BookingView, Of<ChangeBooking>>({
      query: ({ id, ...body }) => ({ url: `admin/bookings/${id}`, method: 'PATCH', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useQuoteChangeQuery, useChangeBookingMutation } = changeApi;
