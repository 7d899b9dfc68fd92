import { Module } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingEraser } from './writer/booking-eraser.ts';
import { BookingWriter } from './writer/booking-writer.ts';
import { BookingRequestStatement } from './writer/booking-request.statement.ts';

/** A booking with its payments, and the code that writes them with their history and events. */
@Module({
  providers: [AuditTrail, BookingWriter, BookingEraser, BookingRequestStatement],
  exports: [AuditTrail, BookingWriter, BookingEraser, BookingRequestStatement],
})
export class BookingModule {}
