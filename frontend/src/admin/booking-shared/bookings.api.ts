import type { BookingListQuery, BookingSummary, BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { api } from '../../shared/api/api.ts';
import { LIVE } from '../ui/live.ts';
import { pageOf, type Page } from '../ui/page.ts';

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminBookings: build.query<Page<BookingView>, BookingListQuery>({
      query: (list) => ({ url: 'admin/bookings', params: { ...list } }),
      transformResponse: (items: BookingView[], meta) => pageOf(items, meta),
      providesTags: ['BookingList'],
    }),
    getBookingSummary: build.query<BookingSummary, void>({
      query: () => ['admin', 'bookings', 'summary'],
      providesTags: ['BookingSummary'],
    }),
  }),
});

/** One page of bookings, shared by all sections that list them. */
export function useBookingList(query: BookingListQuery) {
  return bookingsApi.useGetAdminBookingsQuery(query, LIVE);
}

/** Counts and sums over all bookings. */
export function useBookingSummary() {
  return bookingsApi.useGetBookingSummaryQuery(undefined, LIVE);
}
