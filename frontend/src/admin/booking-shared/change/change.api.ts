import type {
  AcceptedChange,
  ChangeBooking,
  ChangeQuote,
  ChangeRequestView,
  DecideChangeRequest,
  QuoteChange,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingPriced } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { oldestFirst } from '../../ui/sorting/oldest-first.ts';
import { BOOKING_CHANGED } from '../api/booking-tags.ts';

type Of<T> = T & { id: number };

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteChange: build.query<ChangeQuote, Of<QuoteChange>>({
      query: ({ id, ...body }) => ({ url: `admin/bookings/${id}/change-quote`, method: 'POST', body }),
      providesTags: ['Booking'],
    }),
    changeBooking: build.mutation<BookingPriced, Of<ChangeBooking>>({
      query: ({ id, ...body }) => ({ url: `admin/bookings/${id}`, method: 'PATCH', body }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    getChangeRequests: build.query<ChangeRequestView[], void>({
      query: () => ({ url: 'admin/change-requests', params: { state: 'open' } }),
      transformResponse: oldestFirst<ChangeRequestView>,
      providesTags: ['ChangeRequestList'],
    }),
    acceptChangeRequest: build.mutation<AcceptedChange, Of<DecideChangeRequest>>({
      query: ({ id, ...body }) => ({ url: `admin/change-requests/${id}/accept`, method: 'POST', body }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    declineChangeRequest: build.mutation<ChangeRequestView, Of<DecideChangeRequest>>({
      query: ({ id, ...body }) => ({ url: `admin/change-requests/${id}/decline`, method: 'POST', body }),
      invalidatesTags: BOOKING_CHANGED,
    }),
  }),
});

export const {
  useQuoteChangeQuery,
  useChangeBookingMutation,
  useAcceptChangeRequestMutation,
  useDeclineChangeRequestMutation,
} = changeApi;

/** Guests' change requests that the owner has not decided. */
export function useOpenChangeRequests() {
  return changeApi.useGetChangeRequestsQuery(undefined, POLLED);
}
