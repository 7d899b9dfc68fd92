import { noteQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Reminders } from '../reminder/reminders.service.ts';
import { ArchivePruning } from './archive-pruning.service.ts';
import { Completion } from './completion.service.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. Each reads the pending work from the database, so that running it twice changes nothing. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends WorkerHost {
  private readonly work: Record<ScheduledJob, () => Promise<unknown>> = {
    'complete-stays': () => this.completion.completeStays(),
    'due-reminders': () => this.reminders.remindDue(),
    'prune-archive': () => this.archive.prune(),
  };

  constructor(
    private readonly completion: Completion,
    private readonly reminders: Reminders,
    private readonly archive: ArchivePruning,
  ) {
    super();
  }

  async process({ name }: Job): Promise<void> {
    if (name in this.work) await this.work[name as ScheduledJob]();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    noteQueueError(error);
  }
}
