import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    countActiveServices: build.query<number, void>({
      query: () => ['services'],
      transformResponse: (services: ServiceView[]) => services.filter(({ active }) => active).length,
      providesTags: ['Service'],
    }),
    getOwnersDay: build.query<OwnersDay, void>({
      query: () => ['admin', 'bookings', 'today'],
      providesTags: ['BookingList'],
    }),
  }),
});

/** Number of services that guests can choose. */
export function useActiveServices() {
  return overviewApi.useCountActiveServicesQuery(undefined, { refetchOnMountOrArgChange: true });
}

/** Arrivals, departures, stays in progress, and overdue payments. */
export function useOwnersDay() {
  return overviewApi.useGetOwnersDayQuery(undefined, POLLED);
}
