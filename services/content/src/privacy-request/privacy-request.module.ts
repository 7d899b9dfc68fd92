import { Module } from '@nestjs/common';
import { PrivacyReminders } from './privacy-reminders.service.ts';
import { PrivacyRequestsAdminController } from './privacy-requests.admin.controller.ts';
import { PrivacyRequestsController } from './privacy-requests.controller.ts';
import { PrivacyRequests } from './privacy-requests.service.ts';

@Module({
  controllers: [PrivacyRequestsController, PrivacyRequestsAdminController],
  providers: [PrivacyRequests, PrivacyReminders],
  exports: [PrivacyReminders],
})
export class PrivacyRequestModule {}
