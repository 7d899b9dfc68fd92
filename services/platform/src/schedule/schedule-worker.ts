import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { logQueueError } from '../events/queues.ts';
import { ScheduleFailures } from './schedule-failures.ts';

/**
 * A service's worker for the jobs of its schedule. Each job reads its pending work from the database, so that running
 * it twice changes nothing. A job of another version, which this one does not know, is left out.
 */
export abstract class ScheduleWorkerHost<Name extends string> extends WorkerHost implements OnApplicationBootstrap {
  protected abstract readonly work: Record<Name, () => Promise<unknown>>;
  @Inject(ScheduleFailures) private readonly failures: ScheduleFailures;
  private readonly log = new Logger('Schedule');

  onApplicationBootstrap(): void {
    this.failures.know(Object.keys(this.work));
  }

  async process({ name }: Job): Promise<void> {
    if (name in this.work) await this.work[name as Name]();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    if (!job) return;
    this.failures.count(job.name);
    this.log.error(`The scheduled job ${job.name} has failed: ${error.message}`);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    logQueueError(error);
  }
}
