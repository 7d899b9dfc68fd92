import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { GuestModule } from '../guest/guest.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { ChangeWriter } from './change-writer.ts';
import { BookingChangesService } from './booking-changes.service.ts';
import { ChangeRequestsController } from './change-requests.controller.ts';
import { ChangeRequestsService } from './change-requests.service.ts';
import { ChangesAdminController } from './changes.admin.controller.ts';
import { GuestChangesController } from './guest-changes.controller.ts';
import { GuestChangesService } from './guest-changes.service.ts';

/** Changes of bookings: by the owner, by guests while pending, and on guests' request once confirmed. */
@Module({
  imports: [BookingModule, GuestAccessModule, GuestModule, PriceModule, CalendarModule],
  controllers: [ChangesAdminController, GuestChangesController, ChangeRequestsController],
  providers: [ChangeWriter, BookingChangesService, GuestChangesService, ChangeRequestsService],
})
export class ChangeModule {}
