import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller.ts';
import { OwnerCalendarController } from './owner-calendar.controller.ts';
import { CalendarService } from './calendar.service.ts';
import { PricedDays } from './priced-days.ts';
import { AvailabilityService } from './availability.service.ts';
import { OwnerCalendarService } from './owner-calendar.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { PriceModule } from '../price/price.module.ts';

/** Availability of dates, and the owner's calendar. */
@Module({
  imports: [BookingModule, PriceModule],
  controllers: [AvailabilityController, OwnerCalendarController],
  providers: [CalendarService, AvailabilityService, PricedDays, OwnerCalendarService],
  exports: [CalendarService, OwnerCalendarService],
})
export class CalendarModule {}
