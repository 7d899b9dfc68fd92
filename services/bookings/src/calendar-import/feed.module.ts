import { GuardedFetch } from '@farmhouse/platform/http/guarded-fetch/guarded-fetch';
import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';
import { InstallationIdModule } from '../installation-id/installation-id.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { ClashesService } from './clash/clashes.service.ts';
import { FeedMetrics } from './feed.metrics.ts';
import { CalendarFetch } from './fetching/calendar-fetch.ts';
import { FeedImport } from './import/feed-import.ts';
import { FeedPreviewService } from './owner/feed-preview.service.ts';
import { FeedsController } from './owner/feeds.controller.ts';
import { FeedsService } from './owner/feeds.service.ts';
import { CalendarReader } from './parsing/calendar-reader.ts';
import { FeedSync } from './schedule/feed-sync.ts';

/** Calendars of other sites: their import, their events, and clashes with stays. */
@Module({
  imports: [BookingModule, InstallationIdModule, PriceModule],
  controllers: [FeedsController],
  providers: [
    {
      provide: GuardedFetch,
      useFactory: ({ FETCH_ALLOWS_LOOPBACK }: BookingsConfig) =>
        new GuardedFetch({ allowsLoopback: FETCH_ALLOWS_LOOPBACK === 'yes' }),
      inject: [BOOKINGS_CONFIG],
    },
    ...[CalendarReader, CalendarFetch, ClashesService, FeedImport, FeedsService, FeedPreviewService, FeedSync],
    FeedMetrics,
  ],
  exports: [FeedSync],
})
export class FeedModule {}
