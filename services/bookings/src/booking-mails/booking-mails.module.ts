import { Module } from '@nestjs/common';
import { BookingMails } from './booking-mails.ts';

/** The progress of mails about bookings, from the events of the notifications service. */
@Module({
  providers: [BookingMails],
  exports: [BookingMails],
})
export class BookingMailsModule {}
