import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { LookupBooking } from '@farmhouse/contracts/bookings/guest-access/guest-access';
import { api } from '../../../shared/api/api.ts';

/** A booking with the fields that the confirmation code alone shows, or all fields with the guest's cookie. */
export type VisibleBooking = PublicBooking | GuestBooking;

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBooking: build.query<VisibleBooking, string>({
      query: (code) => ['bookings', encodeURIComponent(code)],
      providesTags: (_result, _error, code) => [{ type: 'GuestBooking', id: code }],
    }),
    lookupBooking: build.mutation<VisibleBooking, LookupBooking>({
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

/** True if this browser holds the booking's guest token, and so sees everything that the guest entered. */
export function isGuest(booking: VisibleBooking): booking is GuestBooking {
  return 'fullName' in booking;
}

export const { getBooking } = guestApi.endpoints;
export const { useGetBookingQuery, useLookupBookingMutation, useOpenGuestSessionMutation } = guestApi;

/** The cached booking, without fetching it. */
export const useLastSeenBooking = getBooking.useQueryState;
