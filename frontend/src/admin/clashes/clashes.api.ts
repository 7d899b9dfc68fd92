import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { api } from '../../shared/api/api.ts';
import { FEEDS_CHANGED } from '../calendar/other-calendars/calendar-feeds.api.ts';
import { POLLED } from '../ui/polled.ts';

const clashesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClashes: build.query<CalendarClash[], void>({
      query: () => 'admin/calendar-feeds/clashes',
      providesTags: ['CalendarClash'],
    }),
    declareSameStay: build.mutation<null, number>({
      query: (id) => ({ url: `admin/calendar-feeds/clashes/${id}/same-stay`, method: 'POST' }),
      invalidatesTags: FEEDS_CHANGED,
    }),
  }),
});

export const { useDeclareSameStayMutation } = clashesApi;

/** Stays whose nights another site has sold, too. */
export const useClashes = () => clashesApi.useGetClashesQuery(undefined, POLLED);
