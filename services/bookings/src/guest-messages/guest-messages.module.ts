import { Module } from '@nestjs/common';
import { MessagesPauseController } from './messages-pause.controller.ts';
import { MessagesPauseService } from './messages-pause.service.ts';
import { StayMessagesService } from './stay-messages.service.ts';
import { RemindersController } from './reminders.controller.ts';
import { UnsentMailsController } from './unsent-mails.controller.ts';
import { RemindersService } from './reminders.service.ts';
import { UnsentMailsService } from './unsent-mails.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { BookingMailsModule } from '../booking-mails/booking-mails.module.ts';
import { PriceModule } from '../price/price.module.ts';

/** Scheduled messages to guests, the owner's pause of them, and resending of mails. */
@Module({
  imports: [BookingModule, BookingMailsModule, PriceModule],
  controllers: [MessagesPauseController, RemindersController, UnsentMailsController],
  providers: [MessagesPauseService, StayMessagesService, RemindersService, UnsentMailsService],
  exports: [StayMessagesService, RemindersService],
})
export class GuestMessagesModule {}
