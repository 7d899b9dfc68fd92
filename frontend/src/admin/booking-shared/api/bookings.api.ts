import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type {
  BookingCounts,
  BookingListQuery,
  BookingSummary,
} from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';

/** Fields that a response may lack. */
const WITHOUT_OWN_FIELDS = {
  maintenanceFee: 0,
  waiting: 0,
  paymentMethod: null,
  paymentId: null,
  paymentAmount: null,
  paymentReference: null,
  paymentRecordedBy: null,
  paymentDeadline: null,
  lastReminderAt: null,
  messagesPaused: false,
  turnaroundMinutes: 0,
  competingRequests: 0,
  competingWith: [],
  datesTakenBy: null,
  duplicateUtr: false,
} satisfies Partial<BookingView>;

/** The amount still due; if a response lacks it, the whole total unless the payment is verified. */
function dueOf({ due, paymentStatus, finalTotal }: Omit<BookingView, 'due'> & { due?: number }): number {
  return due ?? (paymentStatus === 'verified' ? 0 : finalTotal);
}

const withOwnFields = (booking: BookingView): BookingView => ({
  ...WITHOUT_OWN_FIELDS,
  ...booking,
  due: dueOf(booking),
});

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminBookings: build.query<Page<BookingView>, BookingListQuery>({
      query: (list) => ({ url: 'admin/bookings', params: { ...list } }),
      transformResponse: (items: BookingView[], meta) => pageOf(items.map(withOwnFields), meta),
      providesTags: ['BookingList'],
    }),
    getBookingSummary: build.query<BookingSummary, void>({
      query: () => ['admin', 'bookings', 'summary'],
      providesTags: ['BookingSummary'],
    }),
    getBookingCounts: build.query<BookingCounts, string | undefined>({
      query: (q) => ({ url: 'admin/bookings/counts', params: { q } }),
      providesTags: ['BookingSummary'],
    }),
  }),
});

type State = Parameters<typeof bookingsApi.util.selectInvalidatedBy>[0];

interface StartedChange {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<{ data: BookingView | BookingView[] }>;
}

/**
 * Shows what a change has stored in all lists that were fetched, a round trip before they are fetched again. A failure
 * is reported by the caller of the change.
 */
export async function showInLists(
  _change: unknown,
  { dispatch, getState, queryFulfilled }: StartedChange,
): Promise<void> {
  const response = await queryFulfilled.catch(() => undefined);
  if (!response) return;
  const stored = new Map([response.data].flat().map((booking) => [booking.id, withOwnFields(booking)]));
  for (const { endpointName, originalArgs } of bookingsApi.util.selectInvalidatedBy(getState(), ['BookingList'])) {
    if (endpointName !== 'getAdminBookings') continue;
    dispatch(
      bookingsApi.util.updateQueryData('getAdminBookings', originalArgs as BookingListQuery, ({ items }) => {
        for (const [index, { id }] of items.entries()) {
          const booking = stored.get(id);
          if (booking) items[index] = booking;
        }
      }),
    );
  }
}

/** One page of bookings, shared by all sections that list them. */
export function useBookingList(query: BookingListQuery) {
  return bookingsApi.useGetAdminBookingsQuery(query, POLLED);
}

/** Counts and sums over all bookings. */
export function useBookingSummary() {
  return bookingsApi.useGetBookingSummaryQuery(undefined, POLLED);
}

/** Counts of the bookings that a search finds, by state; of all bookings without a search. */
export function useBookingCounts(q: string | undefined): BookingCounts | undefined {
  return bookingsApi.useGetBookingCountsQuery(q, POLLED).currentData;
}
