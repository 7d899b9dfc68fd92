import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { api } from '../../../shared/api/api.ts';

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<Availability, { from: string; to: string }>({
      query: (params) => ({ url: 'availability', params }),
      providesTags: ['Availability'],
    }),
  }),
});

/** Age in seconds at which availability is fetched again; short, because other guests book, too. */
export const AVAILABILITY_FRESH_FOR_SECONDS = 60;

export const { useGetAvailabilityQuery } = availabilityApi;
