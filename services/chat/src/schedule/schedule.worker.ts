import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';
import { ChatMaintenanceService } from '../session/chat-maintenance.service.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
    'mail-untaken': () => this.chatMaintenanceService.publishUnassigned(),
    'close-idle': () => this.chatMaintenanceService.closeIdle(),
    'prune-chats': () => this.chatMaintenanceService.prune(),
  };

  constructor(private readonly chatMaintenanceService: ChatMaintenanceService) {
    super();
  }
}
