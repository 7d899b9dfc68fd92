import type {
  CalendarFeedView,
  ChangeCalendarFeed,
  FeedPreview,
  SaveCalendarFeed,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { oldestFirst } from '../../ui/sorting/oldest-first.ts';

/** Tags to invalidate: events of a feed take dates, their removal frees them, and links name the feed of their site. */
export const FEEDS_CHANGED = [
  'BookingSummary',
  'CalendarFeed',
  'CalendarExport',
  'CalendarClash',
  'Calendar',
  'Availability',
  'Booking',
  'BookingList',
] as const;

const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeeds: build.query<CalendarFeedView[], void>({
      query: () => 'admin/calendar-feeds',
      transformResponse: oldestFirst<CalendarFeedView>,
      providesTags: ['CalendarFeed'],
    }),
    previewFeed: build.mutation<FeedPreview, Pick<SaveCalendarFeed, 'url' | 'skipUnavailable'>>({
      query: (body) => ({ url: 'admin/calendar-feeds/preview', method: 'POST', body }),
    }),
    addFeed: build.mutation<CalendarFeedView, SaveCalendarFeed>({
      query: (body) => ({ url: 'admin/calendar-feeds', method: 'POST', body }),
      invalidatesTags: FEEDS_CHANGED,
    }),
    saveFeed: build.mutation<CalendarFeedView, ChangeCalendarFeed & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/calendar-feeds/${id}`, method: 'PUT', body }),
      invalidatesTags: FEEDS_CHANGED,
    }),
    readFeed: build.mutation<CalendarFeedView, { id: number; acceptFewer?: boolean }>({
      query: ({ id, ...body }) => ({ url: `admin/calendar-feeds/${id}/read`, method: 'POST', body }),
      invalidatesTags: FEEDS_CHANGED,
    }),
    deleteFeed: build.mutation<null, number>({
      query: (id) => ({ url: `admin/calendar-feeds/${id}`, method: 'DELETE' }),
      invalidatesTags: FEEDS_CHANGED,
    }),
  }),
});

export const {
  usePreviewFeedMutation,
  useAddFeedMutation,
  useSaveFeedMutation,
  useReadFeedMutation,
  useDeleteFeedMutation,
} = feedsApi;

/** The calendars that are read, with the result of the latest read. */
export const useCalendarFeeds = () => feedsApi.useGetCalendarFeedsQuery(undefined, POLLED);
