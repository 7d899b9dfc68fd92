import { Module } from '@nestjs/common';
import { ContactMessageModule } from '../contact-message/contact-message.module.ts';
import { PrivacyRequestModule } from '../privacy-request/privacy-request.module.ts';
import { OpenTasksController } from './open-tasks.controller.ts';

@Module({
  imports: [ContactMessageModule, PrivacyRequestModule],
  controllers: [OpenTasksController],
})
export class OpenTasksModule {}
