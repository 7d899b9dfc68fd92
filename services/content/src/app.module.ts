import { Global, Module, type DynamicModule } from '@nestjs/common';
import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { BlogModule } from './blog/blog.module.ts';
import { CONTENT_CONFIG, limitsOf, type ContentConfig } from './config.ts';
import { ContactMessageModule } from './contact-message/contact-message.module.ts';
import { CustomScriptModule } from './custom-script/custom-script.module.ts';
import { CONTENT_DATABASE } from './database.ts';
import { PageContentModule } from './page-content/page-content.module.ts';
import { ContentEvents } from './events.ts';
import { HomepageImageModule } from './homepage-image/homepage-image.module.ts';
import { OpenTasksModule } from './open-tasks/open-tasks.module.ts';
import { PrivacyRequestModule } from './privacy-request/privacy-request.module.ts';
import { ScheduleModule } from './schedule/schedule.module.ts';
import { SeoModule } from './seo/seo.module.ts';
import { SettingModule } from './setting/setting.module.ts';
import { UndoModule } from './undo/undo.module.ts';
import { SitemapModule } from './sitemap/sitemap.module.ts';
import { SitemapReadModel } from './sitemap/sitemap.read-model.ts';

@Module({ providers: [SitemapReadModel], exports: [SitemapReadModel] })
class ReadModelsModule {}

@Global()
@Module({})
class ConfigModule {}

@Module({})
class ContentModule {}

export function contentApp(config: ContentConfig): DynamicModule {
  const provided = { provide: CONTENT_CONFIG, useValue: config };
  return {
    module: ContentModule,
    imports: [
      PlatformModule.forService({ config, database: CONTENT_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule,
      { module: ConfigModule, providers: [provided], exports: [CONTENT_CONFIG] },
      EventConsumerModule.of('content', ContentEvents, [{ module: ReadModelsModule }, PrivacyRequestModule]),
      SettingModule,
      SeoModule,
      BlogModule,
      HomepageImageModule,
      CustomScriptModule,
      PageContentModule,
      ContactMessageModule,
      PrivacyRequestModule,
      OpenTasksModule,
      UndoModule,
      SitemapModule,
      ScheduleModule,
    ],
  };
}
