import { Module } from '@nestjs/common';
import { EntriesController } from './entries.controller.ts';
import { EntriesService } from './entries.service.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerService } from './ledger.service.ts';
import { MoneyMetrics } from './money.metrics.ts';
import { MoneyListsController } from './money-lists.controller.ts';
import { MoneyListsService } from './money-lists.service.ts';
import { ReportController } from './report.controller.ts';
import { ReportService } from './report.service.ts';
import { SubmissionsController } from './submissions.controller.ts';
import { VerificationController } from './verification.controller.ts';
import { SubmissionsService } from './submissions.service.ts';
import { VerificationService } from './verification.service.ts';
import { RecordingService } from './recording.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { StayModule } from '../stay/stay.module.ts';

/** Payments, submitted by guests, recorded and verified by the owner, and the resulting ledger. */
@Module({
  imports: [BookingModule, GuestAccessModule, PriceModule, StayModule],
  controllers: [
    EntriesController,
    MoneyListsController,
    LedgerController,
    ReportController,
    SubmissionsController,
    VerificationController,
  ],
  providers: [
    EntriesService,
    MoneyListsService,
    LedgerService,
    MoneyMetrics,
    ReportService,
    SubmissionsService,
    VerificationService,
    RecordingService,
  ],
  exports: [RecordingService, SubmissionsService, VerificationService],
})
export class MoneyModule {}
