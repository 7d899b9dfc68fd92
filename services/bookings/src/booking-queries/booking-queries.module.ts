import { Module } from '@nestjs/common';
import { BookingSummaryController } from './booking-summary.controller.ts';
import { BookingsAdminController } from './bookings.admin.controller.ts';
import { SummaryService } from './summary.service.ts';
import { CouponUsesService } from './coupon-uses.service.ts';
import { OwnersDayService } from './owners-day.service.ts';
import { ExportService } from './export.service.ts';
import { BookingsAdminService } from './bookings.admin.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { BookingMailsModule } from '../booking-mails/booking-mails.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';

/** The owner's read-only views: lists, details, summary, day, export. */
@Module({
  imports: [BookingModule, BookingMailsModule, PaymentsModule],
  controllers: [BookingSummaryController, BookingsAdminController],
  providers: [SummaryService, OwnersDayService, ExportService, CouponUsesService, BookingsAdminService],
})
export class BookingQueriesModule {}
