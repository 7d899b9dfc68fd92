import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.ts';
import { ContactMessagesAdminController } from './contact-messages.admin.controller.ts';
import { ContactMessages } from './contact-messages.service.ts';

@Module({
  controllers: [ContactController, ContactMessagesAdminController],
  providers: [ContactMessages],
  exports: [ContactMessages],
})
export class ContactMessageModule {}
