import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module } from '@nestjs/common';
import { BalancesService } from './balances.service.ts';
import { CompletionService } from './completion.service.ts';
import { ArchivePruningService } from './archive-pruning.service.ts';
import { UnansweredRequestsService } from './unanswered-requests.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';
import { ScheduleWorker } from './schedule.worker.ts';
import { FeedModule } from '../calendar-import/feed.module.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { StatusModule } from '../booking-status/status.module.ts';
import { GuestMessagesModule } from '../guest-messages/guest-messages.module.ts';

/** Scheduled jobs. */
@Module({
  imports: [
    ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
    BookingModule,
    FeedModule,
    GuestMessagesModule,
    StatusModule,
  ],
  providers: [BalancesService, CompletionService, ArchivePruningService, UnansweredRequestsService, ScheduleWorker],
})
export class ScheduleModule {}
