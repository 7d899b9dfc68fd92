import type { SettingView } from '@farmhouse/contracts/content/setting';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { AdminOrigin } from '@farmhouse/platform/auth/change-origin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ChangeSettingDto, CreateSettingDto } from './setting.dto.ts';
import { toSettingView } from './setting.view.ts';
import { SettingsService } from './settings.service.ts';

@Controller('api/admin/site-settings')
@Admin('settings')
export class SettingsAdminController {
  constructor(private readonly settingsService: SettingsService) {}

  /** Lists all settings of the site, including private ones. */
  @Get()
  async list(): Promise<SettingView[]> {
    return (await this.settingsService.listAll()).map(toSettingView);
  }

  /** Creates a setting of the site. */
  @Post()
  async create(@Body() input: CreateSettingDto, @AdminOrigin() by: ChangeOrigin): Promise<SettingView> {
    return toSettingView(await this.settingsService.create(input, by));
  }

  /** Changes a setting of the site. */
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body() input: ChangeSettingDto,
    @AdminOrigin() by: ChangeOrigin,
  ): Promise<SettingView> {
    return toSettingView(await this.settingsService.update(id, input, by));
  }
}
