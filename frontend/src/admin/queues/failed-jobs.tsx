import { Button } from 'antd';
import type { FailedJob } from '@farmhouse/contracts/operation/queues';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { POLLED } from '../ui/polled.ts';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { useFailedJobsQuery, useRetryJobMutation } from './queues.api.ts';

/** The jobs whose attempts have all failed, the latest first. */
export function FailedJobs() {
  const { data, isError, refetch } = useFailedJobsQuery(undefined, POLLED);
  if (!data) return isError ? <ErrorState what="The failed jobs" onRetry={refetch} /> : <LoadingState rows={2} />;
  if (data.length === 0) {
    return <EmptyState text="No failed jobs" hint="A job is tried for about a day before it is given up." />;
  }
  return (
    <div className="grid gap-3">
      {data.map((job) => (
        <FailedJobRow key={`${job.queue} ${job.id}`} job={job} />
      ))}
    </div>
  );
}

function FailedJobRow({ job: { queue, id, name, reason, tries, failedAt } }: { job: FailedJob }) {
  const [retry, { isLoading }] = useRetryJobMutation();
  const nameId = `failed-${queue}-${id}`;
  const submit = (): Promise<unknown> =>
    reportOutcome(retry({ queue, id }).unwrap(), {
      done: () => ({ title: 'The job is tried again', description: `${name} waits in the queue of ${queue}` }),
      failed: 'The job could not be tried again',
      again: submit,
    });
  return (
    <article aria-labelledby={nameId} className="panel flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p id={nameId} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="figures mt-1 text-sm text-quiet">
          {queue}, {formatInstant(failedAt)}, {formatCount(tries, 'try', 'tries')}
        </p>
        <p className="mt-1 line-clamp-3 text-sm wrap-anywhere">{reason}</p>
      </div>
      <Button aria-label={`Try ${name} again`} loading={isLoading} onClick={() => void submit()}>
        Try again
      </Button>
    </article>
  );
}
