import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
import { MoneyReportQueryDto } from './ledger.dto.ts';
import { MoneyReportService } from './money-report.service.ts';

@Controller('api/admin/money')
@Admin('payments')
export class MoneyReportController {
  constructor(private readonly report: MoneyReportService) {}

  /** Returns the report of a month, by default of the current one. */
  @Get('reports')
  ofMonth(@Query() { month = monthOf(istDate(new Date())) }: MoneyReportQueryDto): Promise<MoneyReport> {
    return this.report.ofMonth(month);
  }
}
