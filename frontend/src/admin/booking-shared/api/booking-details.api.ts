import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { api } from '../../../shared/api/api.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingDetails: build.query<BookingDetails, number>({
      query: (id) => ['admin', 'bookings', id],
      providesTags: ['Booking'],
    }),
  }),
});

/** Polled, because mails are sent and guests pay while a booking is open. */
export const FOLLOW_MS = 15_000;
const FOLLOWED = { pollingInterval: FOLLOW_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

/** Reads a booking again, once. */
export const { useLazyGetBookingDetailsQuery: useReadBookingDetails } = detailsApi;

/** A booking with its price, history and competing requests; fetches nothing without an id. */
export function useBookingDetails(id: number | undefined) {
  return detailsApi.useGetBookingDetailsQuery(id ?? skipToken, FOLLOWED);
}

/** A booking that a list has read, as it is now: a dialog stays open when the booking has left the list. */
export function useFollowedBooking(listed: BookingView): BookingView {
  const { currentData, fulfilledTimeStamp = 0 } = useBookingDetails(listed.id);
  const [openedAt] = useState(() => Date.now());
  return currentData && fulfilledTimeStamp > openedAt ? currentData : listed;
}
