import { Module } from '@nestjs/common';
import { GuestController } from './guest.controller.ts';
import { GuestsService } from './guests.service.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';

/** Guests' access to their own bookings, and their lookup. */
@Module({
  imports: [GuestAccessModule, CalendarModule],
  controllers: [GuestController],
  providers: [GuestsService],
  exports: [GuestsService],
})
export class GuestModule {}
