import type { BookingListQuery, BookingSummary, BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { api } from '../../shared/api/api.ts';

/** One page of a list and how many there are in all. */
export interface Page<T> {
  items: T[];
  total: number;
}

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminBookings: build.query<Page<BookingView>, BookingListQuery>({
      query: (list) => ({ url: 'admin/bookings', params: { ...list } }),
      transformResponse: (items: BookingView[], meta) => ({
        items,
        total: Number(meta?.headers.get('X-Total-Count') ?? items.length),
      }),
      providesTags: ['BookingList'],
    }),
    getBookingSummary: build.query<BookingSummary, void>({
      query: () => ['admin', 'bookings', 'summary'],
      providesTags: ['BookingSummary'],
    }),
  }),
});

/** How often the dashboard looks for new bookings while somebody looks at it. */
const LIVE_MS = 60_000;
const LIVE = { pollingInterval: LIVE_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

/** One page of the owner's bookings, as every section that lists them reads it. */
export function useBookingList(query: BookingListQuery) {
  return bookingsApi.useGetAdminBookingsQuery(query, LIVE);
}

/** Counts and sums over all bookings. */
export function useBookingSummary() {
  return bookingsApi.useGetBookingSummaryQuery(undefined, LIVE);
}
