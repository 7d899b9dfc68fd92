import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { ContactMessages } from '../contact-message/contact-messages.service.ts';
import { PrivacyReminders } from '../privacy-request/privacy-reminders.service.ts';
import { SitemapService } from '../sitemap/sitemap.service.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
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
}
