import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { InstallationIdModule } from '../installation-id/installation-id.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { ExportedCalendar } from './exported-calendar.ts';
import { CalendarExportsAdminController } from './calendar-exports.admin.controller.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';
import { CalendarFileController } from './calendar-file.controller.ts';
import { CalendarFiles } from './calendar-files.ts';

/** The house's calendar, exported to other sites and the owner's phone. */
@Module({
  imports: [BookingModule, InstallationIdModule, PriceModule],
  controllers: [CalendarExportsAdminController, CalendarFileController],
  providers: [ExportedCalendar, CalendarExportsService, CalendarFiles],
})
export class CalendarExportModule {}
