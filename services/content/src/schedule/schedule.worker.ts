import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { ContactMessagesService } from '../contact-message/contact-messages.service.ts';
import { PrivacyRemindersService } from '../privacy-request/privacy-reminders.service.ts';
import { PrivacyRequestsService } from '../privacy-request/privacy-requests.service.ts';
import { SitemapService } from '../sitemap/sitemap.service.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
    'store-sitemap': () => this.sitemapService.storeMissing(),
    'privacy-reminders': () => this.privacyRemindersService.remindDue(),
    'prune-messages': () => this.contactMessagesService.prune(),
    'prune-privacy-requests': () => this.privacyRequestsService.prune(),
  };

  constructor(
    private readonly sitemapService: SitemapService,
    private readonly privacyRemindersService: PrivacyRemindersService,
    private readonly contactMessagesService: ContactMessagesService,
    private readonly privacyRequestsService: PrivacyRequestsService,
  ) {
    super();
  }
}
