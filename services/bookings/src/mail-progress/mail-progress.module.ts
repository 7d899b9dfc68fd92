import { Module } from '@nestjs/common';
import { BookingMails } from './booking-mails.ts';

/** What has become of the mails of bookings, by the events of notifications. */
@Module({
  providers: [BookingMails],
  exports: [BookingMails],
})
export class MailProgressModule {}
