import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ContactMessageModule } from '../contact-message/contact-message.module.ts';
import { PrivacyRequestModule } from '../privacy-request/privacy-request.module.ts';
import { SitemapModule } from '../sitemap/sitemap.module.ts';
import { Schedule, SCHEDULE_QUEUE } from './schedule.ts';
import { ScheduleWorker } from './schedule.worker.ts';

@Module({
  imports: [
    BullModule.registerQueue({ name: SCHEDULE_QUEUE }),
    ContactMessageModule,
    PrivacyRequestModule,
    SitemapModule,
  ],
  providers: [Schedule, ScheduleWorker],
})
export class ScheduleModule {}
