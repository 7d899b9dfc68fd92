import { IDEMPOTENCY_HEADER, type BookingRequested, type CreateBooking } from '@farmhouse/contracts/bookings/booking';
import { api } from '../../shared/api/api.ts';

interface CreateBookingAttempt {
  booking: CreateBooking;
  /** The idempotency key: the same for every attempt to send one booking request. */
  key: string;
}

const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createBooking: build.mutation<BookingRequested, CreateBookingAttempt>({
      query: ({ booking, key }) => ({
        url: 'bookings',
        method: 'POST',
        body: booking,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      invalidatesTags: ['BookingList', 'Availability'],
    }),
  }),
});

export const { useCreateBookingMutation } = bookingApi;
