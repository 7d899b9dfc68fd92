import { Module } from '@nestjs/common';
import { SettingsAdminController } from './settings.admin.controller.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  controllers: [SettingsController, SettingsAdminController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingModule {}
