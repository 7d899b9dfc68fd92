import type { BookingSummary } from '@farmhouse/contracts/bookings/admin-booking';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { BookingFilterDto } from '../admin/bookings.admin.dto.ts';
import { BookingsExport, exportFilename } from './export.service.ts';
import { Summary } from './summary.service.ts';

@Controller('api/admin/bookings')
@Admin()
export class ReportsController {
  constructor(
    private readonly reports: Summary,
    private readonly exports: BookingsExport,
  ) {}

  @Get('summary')
  summary(): Promise<BookingSummary> {
    return this.reports.read();
  }

  @Get('export.csv')
  csv(@Query() filter: BookingFilterDto): StreamableFile {
    return new StreamableFile(this.exports.csv(filter), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${exportFilename(new Date())}"`,
    });
  }
}
