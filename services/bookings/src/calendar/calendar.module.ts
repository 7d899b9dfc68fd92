import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller.ts';
import { BlocksController } from './blocks.controller.ts';
import { BlocksService } from './blocks.service.ts';
import { OwnerCalendarController } from './owner-calendar.controller.ts';
import { CalendarService } from './calendar.service.ts';
import { PricedDays } from './priced-days.ts';
import { AvailabilityService } from './availability.service.ts';
import { OwnerCalendarService } from './owner-calendar.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { PriceModule } from '../price/price.module.ts';

/** Availability of dates, the owner's calendar, and its blocks. */
@Module({
  imports: [BookingModule, PriceModule],
  controllers: [AvailabilityController, OwnerCalendarController, BlocksController],
  providers: [CalendarService, AvailabilityService, PricedDays, OwnerCalendarService, BlocksService],
  exports: [CalendarService, BlocksService],
})
export class CalendarModule {}
