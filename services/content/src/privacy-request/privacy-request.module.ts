import { Module } from '@nestjs/common';
import { PrivacyRemindersService } from './privacy-reminders.service.ts';
import { PrivacyRequestsAdminController } from './privacy-requests.admin.controller.ts';
import { PrivacyRequestsController } from './privacy-requests.controller.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Module({
  controllers: [PrivacyRequestsController, PrivacyRequestsAdminController],
  providers: [PrivacyRequestsService, PrivacyRemindersService],
  exports: [PrivacyRemindersService, PrivacyRequestsService],
})
export class PrivacyRequestModule {}
