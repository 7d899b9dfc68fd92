import { skipToken } from '@reduxjs/toolkit/query';
import type {
  CalendarBlock,
  ChangeCalendarBlock,
  CreateCalendarBlock,
  FreeBlockedDays,
  OwnerCalendar,
} from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';
import { undoable } from '../ui/undoable.ts';

export interface Span {
  from: string;
  to: string;
}

/** A block also takes or frees the dates of booking requests. */
const CHANGED = ['Calendar', 'Availability', 'Booking', 'BookingList'] as const;

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnerCalendar: build.query<OwnerCalendar, Span>({
      query: (span) => ({ url: 'admin/calendar', params: { ...span } }),
      providesTags: ['Calendar'],
    }),
    blockDates: build.mutation<CalendarBlock, CreateCalendarBlock>({
      query: (body) => ({ url: 'admin/calendar/blocks', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    changeBlock: build.mutation<CalendarBlock, ChangeCalendarBlock & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/calendar/blocks/${id}`, method: 'PUT', body }),
      invalidatesTags: CHANGED,
    }),
    unblockDates: build.mutation<null, number>({
      query: (id) => ({ url: `admin/calendar/blocks/${id}`, method: 'DELETE', headers: undoable() }),
      invalidatesTags: [...CHANGED, 'Undo'],
    }),
    freeDays: build.mutation<null, FreeBlockedDays & { id: number }>({
      query: ({ id, ...body }) => ({
        url: `admin/calendar/blocks/${id}/free`,
        method: 'POST',
        body,
        headers: undoable(),
      }),
      invalidatesTags: [...CHANGED, 'Undo'],
    }),
  }),
});

export const { useBlockDatesMutation, useChangeBlockMutation, useFreeDaysMutation, useUnblockDatesMutation } =
  calendarApi;

/** Stays, booking requests and blocks in a range of days, both ends included. */
export function useOwnerCalendar(span: Span) {
  return calendarApi.useGetOwnerCalendarQuery(span, POLLED);
}

/** The confirmed stays and booking requests in a range of days; empty without a range and while loading. */
export function useBookedDays(span: Span | undefined) {
  const { currentData, isError } = calendarApi.useGetOwnerCalendarQuery(span ?? skipToken, POLLED);
  const ofStatus = (requested: BookingStatus) =>
    currentData?.bookings.filter(({ status }) => status === requested) ?? [];
  return { confirmed: ofStatus('confirmed'), pending: ofStatus('pending'), isUnknown: isError && !currentData };
}
