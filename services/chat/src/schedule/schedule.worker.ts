import { noteQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';
import { Upkeep } from './upkeep.service.ts';

/** Runs the scheduled jobs. Each reads the pending work from the database, so that running it twice changes nothing. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends WorkerHost {
  private readonly work: Record<ScheduledJob, () => Promise<void>> = {
    'mail-untaken': () => this.upkeep.mailUntaken(),
    'close-idle': () => this.upkeep.closeIdle(),
    'prune-chats': () => this.upkeep.prune(),
  };

  constructor(private readonly upkeep: Upkeep) {
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
