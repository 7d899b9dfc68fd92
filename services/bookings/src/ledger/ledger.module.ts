import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { EntriesController } from './entries.controller.ts';
import { EntriesService } from './entries.service.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerService } from './ledger.service.ts';
import { MoneyListsController } from './money-lists.controller.ts';
import { MoneyListsService } from './money-lists.service.ts';
import { MoneyMetrics } from './money.metrics.ts';
import { MoneyReportController } from './money-report.controller.ts';
import { MoneyReportService } from './money-report.service.ts';

/** The ledger, its entries by the owner (refunds, deposits, corrections), lists of what is open, and reports. */
@Module({
  imports: [BookingModule],
  controllers: [EntriesController, MoneyListsController, LedgerController, MoneyReportController],
  providers: [EntriesService, MoneyListsService, LedgerService, MoneyMetrics, MoneyReportService],
})
export class LedgerModule {}
