import { Module } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.ts';
import { UndoableBookings } from './undo/undoable-bookings.ts';
import { BookingWriter } from './writer/booking-writer.ts';
import { BookingRequestStatement } from './writer/booking-request.statement.ts';

/** A booking with its payments, and what writes them with their history and events. */
@Module({
  providers: [AuditTrail, BookingWriter, BookingRequestStatement, UndoableBookings],
  exports: [AuditTrail, BookingWriter, BookingRequestStatement, UndoableBookings],
})
export class BookingModule {}
