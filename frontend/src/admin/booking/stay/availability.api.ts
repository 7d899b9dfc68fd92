import { skipToken } from '@reduxjs/toolkit/query';
import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { api } from '../../../shared/api/api.ts';
import { LIVE } from '../../ui/live.ts';

interface Span {
  from: string;
  to: string;
}

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<Availability, Span>({
      query: (span) => ({ url: 'availability', params: { ...span } }),
      providesTags: ['Availability'],
    }),
  }),
});

/** The taken and requested ranges in a span of days and the days beside it; fetches nothing without a span. */
export function useAvailability(span: Span | undefined) {
  const wide = span && { from: addDays(span.from, -1), to: addDays(span.to, 1) };
  return availabilityApi.useGetAvailabilityQuery(wide ?? skipToken, LIVE);
}
