import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';
import { useBookingList, useBookingSummary } from '../booking-shared/api/bookings.api.ts';
import { useAreOpenTasksLoading } from '../open-tasks/open-tasks.api.ts';
import { useOwnAccountQuery } from '../own-account/own-account.api.ts';
import { settings } from '../settings/settings.api.ts';
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

/** How many entries of each kind the list of open work shows. */
export const WAITING_SHOWN = 4;
const OLDEST = { sort: 'createdAt', page: 1, pageSize: WAITING_SHOWN } as const;

/** The oldest payments to verify and booking requests. */
export function useWaitingLists() {
  const payments = useBookingList({ ...OLDEST, paymentStatus: ['paid', 'pending_verification'] });
  const requests = useBookingList({ ...OLDEST, status: ['pending'] });
  return { payments, requests };
}

/** True until all that decides the height of the notices, of today and of the open work is read or has failed. */
export function useIsOverviewLoading(): boolean {
  const areTasksLoading = useAreOpenTasksLoading();
  const { payments, requests } = useWaitingLists();
  const reads = [useOwnAccountQuery(), settings.useList(), useOwnersDay(), useBookingSummary(), payments, requests];
  return areTasksLoading || reads.some(({ isLoading }) => isLoading);
}
