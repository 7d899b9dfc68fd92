import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module } from '@nestjs/common';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';
import { ScheduleWorker } from './schedule.worker.ts';
import { FeedModule } from '../calendar-import/feed.module.ts';
import { BookingPersonalDataModule } from '../personal-data/personal-data.module.ts';
import { StatusModule } from '../booking-status/status.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { GuestMessagesModule } from '../guest-messages/guest-messages.module.ts';

/** Scheduled jobs. */
@Module({
  imports: [
    ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
    BookingPersonalDataModule,
    FeedModule,
    GuestMessagesModule,
    PaymentsModule,
    StatusModule,
  ],
  providers: [ScheduleWorker],
})
export class ScheduleModule {}
