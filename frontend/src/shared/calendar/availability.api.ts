import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { api } from '../api/api.ts';

/** The span of days, with the party that they are priced for if there is one; with `terms` also the rates and rules. */
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

/** The taken and requested ranges in a span of days. */
export const { useGetAvailabilityQuery } = availabilityApi;
