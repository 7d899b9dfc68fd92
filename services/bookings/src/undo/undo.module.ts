import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { UndoController } from './undo.controller.ts';
import { UndoableBookings } from './undoable-bookings.ts';
import { UndoService } from './undo.service.ts';

/** Undo of the owner's changes within a few seconds. */
@Module({
  imports: [BookingModule, CalendarModule],
  controllers: [UndoController],
  providers: [UndoService, UndoableBookings],
  exports: [UndoableBookings],
})
export class UndoModule {}
