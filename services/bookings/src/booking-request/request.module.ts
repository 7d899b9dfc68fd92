import { Module } from '@nestjs/common';
import { BookingRequestsController } from './booking-requests.controller.ts';
import { ExternalBookingsController } from './external-bookings.controller.ts';
import { BookingRequestsService } from './booking-requests.service.ts';
import { ExternalBookingsService } from './external-bookings.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';

/** New bookings, requested by guests or entered by the owner. */
@Module({
  imports: [BookingModule, GuestAccessModule, PriceModule, CalendarModule],
  controllers: [BookingRequestsController, ExternalBookingsController],
  providers: [BookingRequestsService, ExternalBookingsService],
})
export class RequestModule {}
