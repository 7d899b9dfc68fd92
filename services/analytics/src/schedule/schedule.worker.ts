import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.ts';
import { mergeRareCounts } from '../counts/merge-rare-counts.ts';
import { dropOldPartitions, makePartitions } from '../partitions/partitions.ts';
import { deleteOldSessions } from '../partitions/retention.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
    'make-partitions': () => makePartitions(this.db),
    'drop-old-visits': () => this.dropOldVisits(),
    'fold-rare-counts': () => mergeRareCounts(this.db),
  };

  constructor(
    private readonly db: DataSource,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {
    super();
  }

  private async dropOldVisits(): Promise<void> {
    await dropOldPartitions(this.db, this.config.ANALYTICS_RETENTION_MONTHS);
    await deleteOldSessions(this.db, this.config.ANALYTICS_RETENTION_MONTHS);
  }
}
