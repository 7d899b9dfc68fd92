import type { GuestBooking, LookupBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking';
import { api } from '../api/api.ts';

/** A stay as its code shows it to anyone, or as its guest's cookie does. */
export type SeenBooking = PublicBooking | GuestBooking;

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBooking: build.query<SeenBooking, string>({
      query: (code) => ['bookings', encodeURIComponent(code)],
      providesTags: (_result, _error, code) => [{ type: 'GuestBooking', id: code }],
    }),
    lookupBooking: build.mutation<SeenBooking, LookupBooking>({
      query: (body) => ({ url: 'bookings/lookup', method: 'POST', body }),
      invalidatesTags: (_result, _error, { confirmationCode }) => [{ type: 'GuestBooking', id: confirmationCode }],
    }),
    openGuestSession: build.mutation<null, { code: string; token: string }>({
      query: ({ code, token }) => ({
        url: `bookings/${encodeURIComponent(code)}/session`,
        method: 'POST',
        body: { token },
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }],
    }),
  }),
});

/** Whether this browser holds the booking's token, and so sees everything its guest entered. */
export function isGuest(booking: SeenBooking): booking is GuestBooking {
  return 'fullName' in booking;
}

export const { useGetBookingQuery, useLookupBookingMutation, useOpenGuestSessionMutation } = guestApi;

/** The booking as it was last read, without reading it. */
export const useLastSeenBooking = guestApi.endpoints.getBooking.useQueryState;
