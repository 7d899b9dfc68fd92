import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { guestTokenSecrets } from '@farmhouse/platform/config/config';
import { Module, type DynamicModule } from '@nestjs/common';
import { BOOKINGS_CONFIG, limitsOf, type BookingsConfig } from './config.ts';
import { BOOKINGS_DATABASE } from './database.ts';
import { BookingsEvents } from './events.ts';
import { BankStatementModule } from './bank-statement/bank-statement.module.ts';
import { CalendarExportModule } from './calendar-export/calendar-export.module.ts';
import { CancellationModule } from './cancellation/cancellation.module.ts';
import { ChangeModule } from './booking-change/change.module.ts';
import { FeedModule } from './calendar-import/feed.module.ts';
import { GuestModule } from './guest/guest.module.ts';
import { BookingQueriesModule } from './booking-queries/booking-queries.module.ts';
import { BookingMailsModule } from './booking-mails/booking-mails.module.ts';
import { GuestMessagesModule } from './guest-messages/guest-messages.module.ts';
import { LedgerModule } from './ledger/ledger.module.ts';
import { OpenTasksModule } from './open-tasks/open-tasks.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { BookingPersonalDataModule } from './personal-data/personal-data.module.ts';
import { PriceModule } from './price/price.module.ts';
import { RatePreviewModule } from './rate-preview/rate-preview.module.ts';
import { ReceiptModule } from './receipt/receipt.module.ts';
import { RequestModule } from './booking-request/request.module.ts';
import { ScheduleModule } from './schedule/schedule.module.ts';
import { StatusModule } from './booking-status/status.module.ts';
import { CalendarModule } from './calendar/calendar.module.ts';
import { UndoModule } from './undo/undo.module.ts';

@Module({})
class ConfigModule {}

@Module({})
class BookingsModule {}

/** The whole service: infrastructure first, then one module per feature, grouped by subject. */
export function bookingsApp(config: BookingsConfig): DynamicModule {
  const provided = [{ provide: BOOKINGS_CONFIG, useValue: config }];
  return {
    module: BookingsModule,
    imports: [
      PlatformModule.forService({ config, database: BOOKINGS_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule.withSecrets(guestTokenSecrets(config)),
      EventConsumerModule.of('bookings', BookingsEvents, [
        PriceModule,
        BookingMailsModule,
        BookingPersonalDataModule,
        GuestMessagesModule,
      ]),
      { module: ConfigModule, global: true, providers: provided, exports: [BOOKINGS_CONFIG] },
      RequestModule,
      GuestModule,
      PaymentsModule,
      LedgerModule,
      ReceiptModule,
      BankStatementModule,
      StatusModule,
      UndoModule,
      CancellationModule,
      ChangeModule,
      CalendarModule,
      FeedModule,
      CalendarExportModule,
      BookingQueriesModule,
      OpenTasksModule,
      GuestMessagesModule,
      RatePreviewModule,
      ScheduleModule,
    ],
  };
}
