import { BOARD_TOKEN_MINUTES } from '@farmhouse/contracts/identity/admin';
import type { FailedJob } from '@farmhouse/contracts/operation/queues';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { api } from '../../shared/api/api.ts';

/** The token is renewed long before it expires. */
const RENEW_MS = (BOARD_TOKEN_MINUTES * MINUTE_MS) / 3;

const { useBoardTokenQuery, ...queuesApi } = api.injectEndpoints({
  endpoints: (build) => ({
    failedJobs: build.query<FailedJob[], void>({
      query: () => 'admin/queues/failed',
      providesTags: ['FailedJobList'],
    }),
    retryJob: build.mutation<null, Pick<FailedJob, 'queue' | 'id'>>({
      query: ({ queue, id }) => ({
        url: `admin/queues/${encodeURIComponent(queue)}/${encodeURIComponent(id)}/retry`,
        method: 'POST',
      }),
      // a repeated call would be refused, because the job is no longer failed
      extraOptions: { maxRetries: 0 },
      invalidatesTags: ['FailedJobList'],
    }),
    boardToken: build.query<null, void>({ query: () => ({ url: 'admin/queues/pass', method: 'POST' }) }),
  }),
});

export const { useFailedJobsQuery, useRetryJobMutation } = queuesApi;

/** Lets this browser load the board, for as long as the section is open and some minutes more. */
export const useBoardToken = () =>
  useBoardTokenQuery(undefined, { pollingInterval: RENEW_MS, refetchOnMountOrArgChange: true });
