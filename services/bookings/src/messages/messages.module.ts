import { Module } from '@nestjs/common';
import { RemindersController } from './reminders.controller.ts';
import { UnsentMailsController } from './unsent-mails.controller.ts';
import { RemindersService } from './reminders.service.ts';
import { UnsentMailsService } from './unsent-mails.service.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { MailProgressModule } from '../mail-progress/mail-progress.module.ts';

/** RemindersService, and mails that are sent again. */
@Module({
  imports: [BookingModule, MailProgressModule],
  controllers: [RemindersController, UnsentMailsController],
  providers: [RemindersService, UnsentMailsService],
  exports: [RemindersService],
})
export class MessagesModule {}
