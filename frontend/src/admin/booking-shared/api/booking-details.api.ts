import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  MAX_RECENT_CHANGES,
  type AuditEntryView,
  type BookingDetails,
  type BookingView,
} from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { api } from '../../../shared/api/api.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';
import type { Store } from '../../../shared/api/store.ts';

/** A page of a booking's history, of as many changes as the booking itself has. */
interface HistoryPage {
  id: number;
  page: number;
}

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingDetails: build.query<BookingDetails, number>({
      query: (id) => ['admin', 'bookings', id],
      providesTags: ['Booking'],
    }),
    getBookingHistory: build.query<Page<AuditEntryView>, HistoryPage>({
      query: ({ id, page }) => ({
        url: `admin/bookings/${id}/audit`,
        params: { page, pageSize: MAX_RECENT_CHANGES },
      }),
      transformResponse: (entries: AuditEntryView[], meta) => pageOf(entries, meta),
      providesTags: ['Booking'],
    }),
  }),
});

/** Polled, because mails are sent and guests pay while a booking is open. */
export const FOLLOW_MS = 15_000;
const FOLLOWED = { pollingInterval: FOLLOW_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

/** Reads a booking again, once. */
export const { useLazyGetBookingDetailsQuery: useReadBookingDetails } = detailsApi;

/**
 * Reads a booking as it is after this call: the response to a request that was on its way before does not count.
 * Resolves to undefined if that fails.
 */
export const readBookingAfresh =
  (id: number) =>
  async (dispatch: Store['dispatch']): Promise<BookingDetails | undefined> => {
    const from = Date.now();
    const options = { forceRefetch: true, subscribe: false };
    const read = () => dispatch(detailsApi.endpoints.getBookingDetails.initiate(id, options));
    let response = await read();
    if ((response.startedTimeStamp ?? 0) < from) response = await read();
    return response.isSuccess ? response.data : undefined;
  };

/** A booking with its price, history and competing requests; fetches nothing without an id. */
export function useBookingDetails(id: number | undefined) {
  return detailsApi.useGetBookingDetailsQuery(id ?? skipToken, FOLLOWED);
}

/** A page of a booking's history, the newest change first; followed, because new changes move the others on. */
export const useBookingHistory = (page: HistoryPage) => detailsApi.useGetBookingHistoryQuery(page, FOLLOWED);

/** A booking as it is now, followed; undefined until it is read after this was first called. */
export function useFreshBooking(id: number): BookingDetails | undefined {
  const { currentData, fulfilledTimeStamp = 0 } = useBookingDetails(id);
  const [openedAt] = useState(() => Date.now());
  return currentData && fulfilledTimeStamp > openedAt ? currentData : undefined;
}

/** A booking that a list has read, as it is now: a dialog stays open when the booking has left the list. */
export const useFollowedBooking = (listed: BookingView): BookingView => useFreshBooking(listed.id) ?? listed;
