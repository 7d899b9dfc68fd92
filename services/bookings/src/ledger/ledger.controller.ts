import type { BookingLedger, LedgerPage } from '@farmhouse/contracts/bookings/payment/ledger';
import { csvResponse } from '@farmhouse/platform/http/csv';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { LedgerMonthQueryDto, LedgerQueryDto } from './ledger.dto.ts';
import { LedgerService } from './ledger.service.ts';

@Controller('api/admin')
@Admin('payments')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  /** Returns the entries and the balance of a booking. */
  @Get('bookings/:id/ledger')
  ofBooking(@Param('id', IdPipe) id: number): Promise<BookingLedger> {
    return this.ledger.ofBooking(id);
  }

  /** Lists the entries of the ledger, one page at a time. */
  @Get('ledger')
  list(@Query() query: LedgerQueryDto): Promise<LedgerPage> {
    return this.ledger.list(query);
  }

  /** Exports a month of the ledger as a CSV file. */
  @Get('ledger/export')
  month(@Query() { month }: LedgerMonthQueryDto): Promise<StreamableFile> {
    return csvResponse(this.ledger.csv(month), `ledger-${month}.csv`);
  }
}
