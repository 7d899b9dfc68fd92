import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import type { ContentConfig } from './config.ts';
import { CONTENT_DATABASE } from './database.ts';
import { SettingModule } from './setting/setting.module.ts';

@Module({})
class ContentModule {}

export function contentApp(config: ContentConfig): DynamicModule {
  return {
    module: ContentModule,
    imports: [PlatformModule.forService({ config, database: CONTENT_DATABASE }), SettingModule],
  };
}
