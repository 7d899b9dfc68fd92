import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { ANALYTICS_CONFIG, limitsOf, type AnalyticsConfig } from './config.ts';
import { ANALYTICS_DATABASE } from './database.ts';
import { AnalyticsEvents } from './events.ts';
import { VisitPersonalData } from './personal-data/visit-personal-data.ts';
import { AnalyticsAdminController } from './report/analytics.admin.controller.ts';
import { AnalyticsExportService } from './report/export.service.ts';
import { FunnelService } from './report/funnel.service.ts';
import { MetricsService } from './report/metrics/metrics.service.ts';
import { OverviewService } from './report/overview.service.ts';
import { PageViewsService } from './report/page-views.service.ts';
import { RealtimeService } from './report/realtime.service.ts';
import { SessionsService } from './report/sessions.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule/schedule.ts';
import { ScheduleWorker } from './schedule/schedule.worker.ts';
import { FirstPartitions } from './partitions/first-partitions.ts';
import { HitStore } from './store/hit-store.ts';
import { HitsService } from './hit/hits.service.ts';
import { Countries } from './visitor/country.ts';

@Module({})
class AnalyticsModule {}

export function analyticsApp(config: AnalyticsConfig): DynamicModule {
  return {
    module: AnalyticsModule,
    imports: [
      PlatformModule.forService({ config, database: ANALYTICS_DATABASE, limits: limitsOf(config) }),
      ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
      EventConsumerModule.of('analytics', AnalyticsEvents, [PersonalDataModule.erasing(VisitPersonalData)]),
    ],
    controllers: [AnalyticsAdminController],
    providers: [
      { provide: ANALYTICS_CONFIG, useValue: config },
      { provide: Countries, useFactory: () => new Countries() },
      FirstPartitions,
      HitStore,
      HitsService,
      MetricsService,
      OverviewService,
      RealtimeService,
      SessionsService,
      PageViewsService,
      FunnelService,
      AnalyticsExportService,
      ScheduleWorker,
    ],
  };
}
