import { Module } from '@nestjs/common';
import { ArchiveController } from './archive.controller.ts';
import { ArchiveService } from './archive.service.ts';
import { CompletionService } from './completion.service.ts';
import { DeclineController } from './decline.controller.ts';
import { StatusController } from './status.controller.ts';
import { StatusTransitions } from './status-transitions.ts';
import { StatusService } from './status.service.ts';
import { DeclineService } from './decline.service.ts';
import { UnansweredRequestsService } from './unanswered-requests.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { UndoModule } from '../undo/undo.module.ts';

/** The owner confirms, cancels, declines, overrides and deletes; stays complete, and requests without an answer end. */
@Module({
  imports: [BookingModule, PriceModule, CalendarModule, UndoModule],
  controllers: [DeclineController, StatusController, ArchiveController],
  providers: [
    StatusTransitions,
    StatusService,
    DeclineService,
    ArchiveService,
    CompletionService,
    UnansweredRequestsService,
  ],
  exports: [StatusTransitions, CompletionService, UnansweredRequestsService],
})
export class StatusModule {}
