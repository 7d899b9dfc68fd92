import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { LookupBooking } from '@farmhouse/contracts/bookings/guest-access/guest-access';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { api } from '../../../shared/api/api.ts';
import { SharedValue } from '../../../shared/state/shared-value.ts';

/** A booking with the fields that the confirmation code alone shows, or all fields with the guest's cookie. */
export type VisibleBooking = PublicBooking | GuestBooking;

const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBooking: build.query<VisibleBooking, string>({
      query: (code) => ['bookings', encodeURIComponent(code)],
      providesTags: (_result, _error, code) => [{ type: 'GuestBooking', id: code }],
    }),
  }),
});
export const { getBooking } = bookingApi.endpoints;

/** The booking whose cookie the server has sent and this browser has not kept; a new object after each attempt. */
export const blockedCookie = new SharedValue<{ code: string } | undefined>(undefined);

/** Once the server has sent the guest's cookie: reads the booking again, which shows whether the browser kept it. */
async function checkCookie(code: string, sent: Promise<unknown>, dispatch: ThunkDispatch<unknown, unknown, Action>) {
  try {
    await sent;
  } catch {
    return;
  }
  const sentAt = Date.now();
  const read = () => dispatch(getBooking.initiate(code, { subscribe: false, forceRefetch: true }));
  let answer = await read();
  // a poll that was under way asked without the cookie
  if ((answer.startedTimeStamp ?? 0) < sentAt) answer = await read();
  const { data, isSuccess } = answer;
  blockedCookie.set(isSuccess && !isGuest(data) ? { code } : undefined);
}

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookupBooking: build.mutation<VisibleBooking, LookupBooking>({
      query: (body) => ({ url: 'bookings/lookup', method: 'POST', body }),
      invalidatesTags: (_result, _error, { confirmationCode }) => [{ type: 'GuestBooking', id: confirmationCode }],
      onQueryStarted: ({ confirmationCode }, { queryFulfilled, dispatch }) =>
        checkCookie(confirmationCode, queryFulfilled, dispatch),
    }),
    openGuestSession: build.mutation<null, { code: string; token: string }>({
      query: ({ code, token }) => ({
        url: `bookings/${encodeURIComponent(code)}/session`,
        method: 'POST',
        body: { token },
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }],
      onQueryStarted: ({ code }, { queryFulfilled, dispatch }) => checkCookie(code, queryFulfilled, dispatch),
    }),
  }),
});

/** True if this browser holds the booking's guest token, and so sees everything that the guest entered. */
export function isGuest(booking: VisibleBooking): booking is GuestBooking {
  return 'fullName' in booking;
}

export const { useGetBookingQuery } = bookingApi;
export const { useLookupBookingMutation, useOpenGuestSessionMutation } = guestApi;

/** The cached booking, without fetching it. */
export const useLastSeenBooking = getBooking.useQueryState;
