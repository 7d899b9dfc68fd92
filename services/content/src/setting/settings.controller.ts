import type { PublicSetting } from '@farmhouse/contracts/content/setting';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { SettingsService } from './settings.service.ts';

@Controller('api/settings')
@Public()
export class SettingsController {
  constructor(private readonly settingsService: SettingsService) {}

  /** Lists the public settings of the site. */
  @Get()
  @Header('Cache-Control', 'no-cache')
  list(): Promise<PublicSetting[]> {
    return this.settingsService.listPublic();
  }
}
