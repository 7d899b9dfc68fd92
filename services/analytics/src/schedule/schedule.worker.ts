import { noteQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import { deleteOldSessions, dropOldPartitions, makePartitions } from '../store/partitions.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs; running one twice changes nothing. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends WorkerHost {
  private readonly work: Record<ScheduledJob, () => Promise<unknown>> = {
    'make-partitions': () => makePartitions(this.db),
    'drop-old-visits': () => this.dropOldVisits(),
  };

  constructor(
    private readonly db: DataSource,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {
    super();
  }

  async process({ name }: Job): Promise<void> {
    if (name in this.work) await this.work[name as ScheduledJob]();
  }

  private async dropOldVisits(): Promise<void> {
    await dropOldPartitions(this.db, this.config.ANALYTICS_RETENTION_MONTHS);
    await deleteOldSessions(this.db, this.config.ANALYTICS_RETENTION_MONTHS);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    noteQueueError(error);
  }
}
