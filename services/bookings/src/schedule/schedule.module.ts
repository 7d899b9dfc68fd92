import { Module } from '@nestjs/common';
import { BalanceCallsService } from './balance-calls.service.ts';
import { CompletionService } from './completion.service.ts';
import { ArchivePruningService } from './archive-pruning.service.ts';
import { ScheduleWorker } from './schedule.worker.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';

/** What happens by the clock. */
@Module({
  imports: [BookingModule, MessagesModule],
  providers: [BalanceCallsService, CompletionService, ArchivePruningService, ScheduleWorker],
})
export class ScheduleModule {}
