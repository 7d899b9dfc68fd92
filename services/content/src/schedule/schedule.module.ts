import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module } from '@nestjs/common';
import { ContactMessageModule } from '../contact-message/contact-message.module.ts';
import { PrivacyRequestModule } from '../privacy-request/privacy-request.module.ts';
import { SitemapModule } from '../sitemap/sitemap.module.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';
import { ScheduleWorker } from './schedule.worker.ts';

@Module({
  imports: [
    ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
    ContactMessageModule,
    PrivacyRequestModule,
    SitemapModule,
  ],
  providers: [ScheduleWorker],
})
export class ScheduleModule {}
