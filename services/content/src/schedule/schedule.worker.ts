import { noteQueueError, WORKER } from '@farmhouse/platform/events/queues';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { ContactMessages } from '../contact-message/contact-messages.service.ts';
import { PrivacyReminders } from '../privacy-request/privacy-reminders.service.ts';
import { SitemapService } from '../sitemap/sitemap.service.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. Each reads the pending work from the database, so that running it twice changes nothing. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends WorkerHost {
  private readonly work: Record<ScheduledJob, () => Promise<unknown>> = {
    'store-sitemap': () => this.sitemap.storeMissing(),
    'privacy-reminders': () => this.reminders.remindDue(),
    'prune-messages': () => this.messages.prune(),
  };

  constructor(
    private readonly sitemap: SitemapService,
    private readonly reminders: PrivacyReminders,
    private readonly messages: ContactMessages,
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
