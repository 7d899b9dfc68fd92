import {
  IDEMPOTENCY_HEADER,
  type Availability,
  type BookingRequested,
  type CreateBooking,
} from '@farmhouse/contracts/bookings/booking';
import type { ValidateCoupon, ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
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
    validateCoupon: build.mutation<ValidatedCoupon, ValidateCoupon>({
      query: (body) => ({ url: 'coupons/validate', method: 'POST', body }),
    }),
    getAvailability: build.query<Availability, { from: string; to: string }>({
      query: (params) => ({ url: 'availability', params }),
      providesTags: ['Availability'],
    }),
  }),
});

/** Age in seconds at which availability is fetched again; short, because other guests book, too. */
export const AVAILABILITY_FRESH_FOR = 60;

export const { useCreateBookingMutation, useValidateCouponMutation, useGetAvailabilityQuery } = bookingApi;
