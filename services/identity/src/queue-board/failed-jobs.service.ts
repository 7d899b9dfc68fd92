import { FAILED_JOBS_SHOWN, type FailedJob } from '@farmhouse/contracts/operation/queues';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { BoardQueues } from './board-queues.ts';
import { JobNotFailed } from './queue-board.errors.ts';

const viewOf = (queue: Queue, job: Job): FailedJob => ({
  queue: queue.name,
  id: job.id ?? '',
  name: job.name,
  reason: job.failedReason,
  tries: job.attemptsMade,
  failedAt: new Date(job.finishedOn ?? job.timestamp).toISOString(),
});

/** Jobs that have used up their attempts. */
@Injectable()
export class FailedJobsService {
  constructor(private readonly boardQueues: BoardQueues) {}

  /** The latest of every queue, the latest first. */
  async list(): Promise<FailedJob[]> {
    const lists = await Promise.all(
      this.boardQueues.all().map(async (queue) => {
        const jobs = await queue.getFailed(0, FAILED_JOBS_SHOWN - 1);
        return jobs.map((job) => viewOf(queue, job));
      }),
    );
    return lists.flat().sort((a, b) => b.failedAt.localeCompare(a.failedAt));
  }

  /** Retries a failed job with all of its attempts. Throws NotFound or JobNotFailed. */
  async retry(queueName: string, id: string): Promise<void> {
    const job = await this.boardQueues.get(queueName)?.getJob(id);
    if (!job) throw new NotFound('Job');
    if (!(await job.isFailed())) throw new JobNotFailed();
    try {
      await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    } catch (error) {
      // another call was faster
      if (await job.isFailed()) throw error;
      throw new JobNotFailed();
    }
  }
}
