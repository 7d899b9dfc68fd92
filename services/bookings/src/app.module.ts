import { EventConsumerModule } from '@farmhouse/platform/events/consumer';
import { IdempotencyModule } from '@farmhouse/platform/idempotency/idempotency.module';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { ScheduledJobsModule } from '@farmhouse/platform/schedule/scheduled-jobs.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuditTrail } from './audit/audit-trail.ts';
import { BookingRequestStatement } from './booking/writer/booking-request.statement.ts';
import { BookingWriter } from './booking/writer/booking-writer.ts';
import { BookingRequestsController } from './booking-request/booking-requests.controller.ts';
import { BookingRequests } from './booking-request/booking-requests.service.ts';
import { AvailabilityController } from './calendar/availability.controller.ts';
import { AvailabilityReader } from './calendar/availability.service.ts';
import { Calendar } from './calendar/calendar.service.ts';
import { OwnerCalendarController } from './calendar/owner-calendar.controller.ts';
import { OwnerCalendarService } from './calendar/owner-calendar.service.ts';
import { BOOKINGS_CONFIG, limitsOf, type BookingsConfig } from './config.ts';
import { BOOKINGS_DATABASE } from './database.ts';
import { BookingsAdminController } from './booking-list/bookings.admin.controller.ts';
import { BookingsAdmin } from './booking-list/bookings.admin.service.ts';
import { ExternalBookingsController } from './external-booking/external-bookings.controller.ts';
import { ExternalBookings } from './external-booking/external-bookings.service.ts';
import { DeclineController } from './decline/decline.controller.ts';
import { Declines } from './decline/decline.service.ts';
import { StatusController } from './status/status.controller.ts';
import { StatusTransitions } from './status/status-transitions.ts';
import { BookingStatuses } from './status/status.service.ts';
import { BookingsEvents } from './events.ts';
import { GuestController } from './guest/guest.controller.ts';
import { GuestTokens } from './guest/guest-tokens.ts';
import { Guests } from './guest/guests.service.ts';
import { BookingMails } from './mails/booking-mails.ts';
import { Recording } from './payment/recording.service.ts';
import { UnsentMailsController } from './mails/unsent-mails.controller.ts';
import { UnsentMails } from './mails/unsent-mails.service.ts';
import { SubmissionsController } from './payment/submissions.controller.ts';
import { Submissions } from './payment/submissions.service.ts';
import { VerificationController } from './payment/verification.controller.ts';
import { Verification } from './payment/verification.service.ts';
import { CatalogueReadModel } from './pricing/catalogue.read-model.ts';
import { CurrentPrices } from './pricing/current-prices.ts';
import { RemindersController } from './reminder/reminders.controller.ts';
import { Reminders } from './reminder/reminders.service.ts';
import { BookingsExport } from './reports/export.service.ts';
import { DayReader } from './reports/day.service.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { Summary } from './reports/summary.service.ts';
import { ArchivePruning } from './schedule/archive-pruning.service.ts';
import { Completion } from './schedule/completion.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule/schedule.ts';
import { ScheduleWorker } from './schedule/schedule.worker.ts';

/** This service's read models of the others. */
const READ_MODELS = [CatalogueReadModel, SettingsReadModel, BookingMails];

@Module({ providers: READ_MODELS, exports: READ_MODELS })
class ReadModelsModule {}

@Module({})
class BookingsModule {}

export function bookingsApp(config: BookingsConfig): DynamicModule {
  const readModels: DynamicModule = { module: ReadModelsModule };
  return {
    module: BookingsModule,
    imports: [
      PlatformModule.forService({ config, database: BOOKINGS_DATABASE, limits: limitsOf(config) }),
      IdempotencyModule,
      EventConsumerModule.of('bookings', BookingsEvents, [readModels]),
      ScheduledJobsModule.of(SCHEDULE_QUEUE, SCHEDULE),
      readModels,
    ],
    // fixed paths come before those with a code or an id parameter
    controllers: [
      BookingRequestsController,
      ReportsController,
      GuestController,
      SubmissionsController,
      VerificationController,
      ExternalBookingsController,
      BookingsAdminController,
      DeclineController,
      StatusController,
      RemindersController,
      UnsentMailsController,
      AvailabilityController,
      OwnerCalendarController,
    ],
    providers: [
      { provide: BOOKINGS_CONFIG, useValue: config },
      AuditTrail,
      BookingWriter,
      GuestTokens,
      Calendar,
      CurrentPrices,
      AvailabilityReader,
      OwnerCalendarService,
      BookingRequestStatement,
      BookingRequests,
      Guests,
      Submissions,
      Verification,
      Recording,
      ExternalBookings,
      BookingsAdmin,
      StatusTransitions,
      BookingStatuses,
      Declines,
      Reminders,
      Summary,
      DayReader,
      BookingsExport,
      UnsentMails,
      Completion,
      ArchivePruning,
      ScheduleWorker,
    ],
  };
}
