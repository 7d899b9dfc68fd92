import type {
  CalendarExportView,
  ChangeCalendarExport,
  CreateCalendarExport,
} from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { oldestFirst } from '../../ui/sorting/oldest-first.ts';

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarExports: build.query<CalendarExportView[], void>({
      query: () => 'admin/calendar-exports',
      transformResponse: oldestFirst<CalendarExportView>,
      providesTags: ['CalendarExport'],
    }),
    createCalendarExport: build.mutation<CalendarExportView, CreateCalendarExport>({
      query: (body) => ({ url: 'admin/calendar-exports', method: 'POST', body }),
      invalidatesTags: ['CalendarExport'],
    }),
    changeCalendarExport: build.mutation<CalendarExportView, ChangeCalendarExport & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/calendar-exports/${id}`, method: 'PUT', body }),
      invalidatesTags: ['CalendarExport'],
    }),
    renewCalendarExport: build.mutation<CalendarExportView, number>({
      query: (id) => ({ url: `admin/calendar-exports/${id}/renew`, method: 'POST' }),
      invalidatesTags: ['CalendarExport'],
    }),
    deleteCalendarExport: build.mutation<null, number>({
      query: (id) => ({ url: `admin/calendar-exports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CalendarExport'],
    }),
  }),
});

export const {
  useCreateCalendarExportMutation,
  useChangeCalendarExportMutation,
  useRenewCalendarExportMutation,
  useDeleteCalendarExportMutation,
} = exportsApi;

/** The addresses from which other calendars read this one. */
export const useCalendarExports = () => exportsApi.useGetCalendarExportsQuery(undefined, POLLED);
