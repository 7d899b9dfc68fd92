import { Module } from '@nestjs/common';
import { BookingSummaryController } from './booking-summary.controller.ts';
import { BookingsAdminController } from './bookings.admin.controller.ts';
import { SummaryService } from './summary.service.ts';
import { CouponUsesService } from './coupon-uses.service.ts';
import { OwnersDayService } from './owners-day.service.ts';
import { ExportService } from './export.service.ts';
import { OpenTasksController } from './open-tasks.controller.ts';
import { OpenTasksService } from './open-tasks.service.ts';
import { BookingsAdminService } from './bookings.admin.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { BookingMailsModule } from '../booking-mails/booking-mails.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { UndoModule } from '../undo/undo.module.ts';

/** The owner's read-only views: lists, details, summary, open tasks, day, export. */
@Module({
  imports: [BookingModule, BookingMailsModule, PaymentsModule, UndoModule],
  controllers: [BookingSummaryController, BookingsAdminController, OpenTasksController],
  providers: [
    SummaryService,
    OpenTasksService,
    OwnersDayService,
    ExportService,
    CouponUsesService,
    BookingsAdminService,
  ],
})
export class BookingQueriesModule {}
