import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.ts';
import { ContactMessagesAdminController } from './contact-messages.admin.controller.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Module({
  controllers: [ContactController, ContactMessagesAdminController],
  providers: [ContactMessagesService],
  exports: [ContactMessagesService],
})
export class ContactMessageModule {}
