import type { FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type {
  AnalyticsOverview,
  AnalyticsRange,
  AnalyticsRealtime,
  SessionListQuery,
  VisitorSessionView,
} from '@farmhouse/contracts/analytics/report';
import { adminToken } from '../../shared/api/admin-token.ts';
import { api } from '../../shared/api/api.ts';
import type { ApiError } from '../../shared/api/api-error.ts';
import type { ApiMeta, ApiOptions } from '../../shared/api/base-query.ts';
import { pageOf, type Page } from '../../shared/api/page.ts';
import { analyticsError, NOT_SIGNED_IN } from './analytics-error.ts';

type Answer<T> = QueryReturnValue<T, ApiError, ApiMeta>;
type Send = (request: FetchArgs) => PromiseLike<Answer<unknown>> | Answer<unknown>;

/** Milliseconds between two reads while Auto Refresh is on. Rule: figures of the dashboard. */
const OVERVIEW_MS = 30_000;
const REALTIME_MS = 10_000;

/** The section shows a 401 itself instead of redirecting to the sign-in. Rule: signed in. */
const STAY_ON_401: ApiOptions = { on401: 'stay' };

/** Reads below /api/admin/analytics with the section's own words for failures; sends nothing without a token. */
async function read<T>(send: Send, path: string, params: object | undefined, failed: string): Promise<Answer<T>> {
  if (adminToken() === null) return { error: NOT_SIGNED_IN };
  const response = await send({ url: `admin/analytics/${path}`, params });
  return response.error ? { ...response, error: analyticsError(response.error, failed) } : (response as Answer<T>);
}

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsOverview: build.query<AnalyticsOverview, AnalyticsRange>({
      queryFn: (range, _api, _options, send) => read(send, 'overview', range, 'Failed to fetch analytics overview'),
      extraOptions: STAY_ON_401,
      providesTags: ['Analytics'],
    }),
    getAnalyticsRealtime: build.query<AnalyticsRealtime, void>({
      queryFn: (_none, _api, _options, send) =>
        read(send, 'realtime', undefined, 'Failed to fetch real-time analytics'),
      extraOptions: STAY_ON_401,
      providesTags: ['Analytics'],
    }),
    getBookingFunnel: build.query<FunnelView, AnalyticsRange>({
      queryFn: (range, _api, _options, send) => read(send, 'funnel', range, 'Failed to fetch the booking funnel'),
      extraOptions: STAY_ON_401,
      providesTags: ['Analytics'],
    }),
    getVisitorSessions: build.query<Page<VisitorSessionView>, SessionListQuery>({
      queryFn: async (list, _api, _options, send) => {
        const response = await read<VisitorSessionView[]>(send, 'sessions', list, 'Failed to fetch sessions');
        return response.error ? { error: response.error } : { data: pageOf(response.data ?? [], response.meta) };
      },
      extraOptions: STAY_ON_401,
      providesTags: ['Analytics'],
    }),
  }),
});

interface RefreshOptions {
  /** True if the figures are read again at intervals. */
  isAutoRefresh: boolean;
}

const every = (milliseconds: number, { isAutoRefresh }: RefreshOptions) => ({
  pollingInterval: isAutoRefresh ? milliseconds : 0,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
});

/** The figures of a range. */
export function useAnalyticsOverview(range: AnalyticsRange, options: RefreshOptions) {
  return analyticsApi.useGetAnalyticsOverviewQuery(range, every(OVERVIEW_MS, options));
}

/** Who is on the site now. */
export function useAnalyticsRealtime(options: RefreshOptions) {
  return analyticsApi.useGetAnalyticsRealtimeQuery(undefined, every(REALTIME_MS, options));
}

/** The booking funnel of a range, compared with the preceding range of the same length. */
export function useBookingFunnel(range: AnalyticsRange, options: RefreshOptions) {
  return analyticsApi.useGetBookingFunnelQuery(range, every(OVERVIEW_MS, options));
}

export function useVisitorSessions(list: SessionListQuery, options: RefreshOptions) {
  return analyticsApi.useGetVisitorSessionsQuery(list, every(OVERVIEW_MS, options));
}

/** Action that refetches what the section shows. */
export const refreshAnalytics = () => analyticsApi.util.invalidateTags(['Analytics']);
