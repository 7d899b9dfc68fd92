import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { api } from '../../../shared/api/api.ts';

/** The days in view and the party that they are priced for; with `terms` also the rates and rules. */
export interface AvailabilityOf {
  from: string;
  to: string;
  guests?: number;
  terms?: 'yes';
}

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<Availability, AvailabilityOf>({
      query: (params) => ({ url: 'availability', params }),
      providesTags: ['Availability'],
    }),
  }),
});

/** Age in seconds at which availability is fetched again; short, because other guests book, too. */
export const AVAILABILITY_FRESH_FOR_SECONDS = 60;

export const { useGetAvailabilityQuery } = availabilityApi;
