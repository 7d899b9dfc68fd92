import type { MoneyReport } from '@farmhouse/contracts/bookings/money-report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
import { ReportMonthQuery } from './ledger.dto.ts';
import { ReportService } from './report.service.ts';

@Controller('api/admin/money')
@Admin('payments')
export class ReportController {
  constructor(private readonly report: ReportService) {}

  /** The report of a month, by default of the current one. */
  @Get('reports')
  ofMonth(@Query() { month = monthOf(istDate(new Date())) }: ReportMonthQuery): Promise<MoneyReport> {
    return this.report.ofMonth(month);
  }
}
