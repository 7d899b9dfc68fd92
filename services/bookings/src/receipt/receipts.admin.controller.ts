import type { ReadReceipt } from '@farmhouse/contracts/bookings/receipt';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { LedgerMonthQuery } from '../money/ledger.dto.ts';
import { receiptAnswer } from './receipt-answer.ts';
import { wantedReceipt } from './receipt-number.ts';
import { ReceiptsService } from './receipts.service.ts';
import { TaxMonthService } from './tax-month.service.ts';

@Controller('api/admin/ledger')
@Admin('payments')
export class ReceiptsAdminController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly taxes: TaxMonthService,
  ) {}

  /** The number with hyphens, or with its slashes escaped; `.pdf` at its end for the document. */
  @Get('receipts/:number')
  read(@Param('number') text: string): Promise<ReadReceipt | StreamableFile> {
    return receiptAnswer(this.receipts, wantedReceipt(text));
  }

  @Get('tax-export')
  month(@Query() { month }: LedgerMonthQuery): StreamableFile {
    return new StreamableFile(this.taxes.csv(month), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="tax-${month}.csv"`,
    });
  }
}
