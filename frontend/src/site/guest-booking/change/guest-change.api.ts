import type { AskForChange } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { api } from '../../../shared/api/api.ts';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForChange: build.mutation<GuestBooking, { code: string; change: AskForChange }>({
      query: ({ code, change }) => ({
        url: `bookings/${encodeURIComponent(code)}/change`,
        method: 'POST',
        body: change,
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
  }),
});

export const { useAskForChangeMutation } = changeApi;
