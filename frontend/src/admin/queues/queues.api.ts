import type { FailedJob } from '@farmhouse/contracts/operation/queues';
import { api } from '../../shared/api/api.ts';

export const { useFailedJobsQuery, useRetryJobMutation, useOpenBoardMutation } = api.injectEndpoints({
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
      // repeated, it would be refused, since the job is not failed any more
      extraOptions: { maxRetries: 0 },
      invalidatesTags: ['FailedJobList'],
    }),
    /** Lets this browser load the board for some minutes. */
    openBoard: build.mutation<null, void>({ query: () => ({ url: 'admin/queues/pass', method: 'POST' }) }),
  }),
});
