import type { BookingRequested, CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { api } from '../../shared/api/api.ts';
import { isApiError } from '../../shared/api/api-error.ts';

interface CreateBookingAttempt {
  booking: CreateBooking;
  /** The idempotency key: the same for every attempt to send one booking request. */
  key: string;
}

/** The cache tags that a booking request invalidates; after a refusal for a service, also the list of services. */
export function staleAfter(error: unknown): ('BookingList' | 'Availability' | 'Service')[] {
  const isServiceGone = isApiError(error) && error.problem?.code === 'service-unknown';
  return ['BookingList', 'Availability', ...(isServiceGone ? (['Service'] as const) : [])];
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
      invalidatesTags: (_result, error) => staleAfter(error),
    }),
  }),
});

export const { useCreateBookingMutation } = bookingApi;
