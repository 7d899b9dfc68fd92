import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';
import { Upkeep } from './upkeep.service.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
    'mail-untaken': () => this.upkeep.mailUntaken(),
    'close-idle': () => this.upkeep.closeIdle(),
    'prune-chats': () => this.upkeep.prune(),
  };

  constructor(private readonly upkeep: Upkeep) {
    super();
  }
}
