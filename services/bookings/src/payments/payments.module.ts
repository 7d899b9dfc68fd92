import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { BalancesService } from './balances.service.ts';
import { RecordingService } from './recording.service.ts';
import { SubmissionsController } from './submissions.controller.ts';
import { SubmissionsService } from './submissions.service.ts';
import { VerificationController } from './verification.controller.ts';
import { VerificationService } from './verification.service.ts';

/** Payments, submitted by guests, recorded and verified by the owner, and balances that become due. */
@Module({
  imports: [BookingModule, GuestAccessModule, PriceModule, CalendarModule],
  controllers: [SubmissionsController, VerificationController],
  providers: [BalancesService, SubmissionsService, VerificationService, RecordingService],
  exports: [BalancesService, RecordingService, SubmissionsService, VerificationService],
})
export class PaymentsModule {}
