import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { Module } from '@nestjs/common';
import { ContentPersonalData } from './erasure/content-personal-data.ts';
import { ErasureService } from './erasure/erasure.service.ts';
import { PersonalDataService } from './erasure/personal-data.service.ts';
import { PrivacyRemindersService } from './privacy-reminders.service.ts';
import { PrivacyRequestsAdminController } from './privacy-requests.admin.controller.ts';
import { PrivacyRequestsController } from './privacy-requests.controller.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Module({
  controllers: [PrivacyRequestsController, PrivacyRequestsAdminController],
  providers: [
    PrivacyRequestsService,
    PrivacyRemindersService,
    ContentPersonalData,
    PersonalDataQuestions,
    PersonalDataService,
    ErasureService,
  ],
  exports: [PrivacyRemindersService, PrivacyRequestsService, ErasureService],
})
export class PrivacyRequestModule {}
