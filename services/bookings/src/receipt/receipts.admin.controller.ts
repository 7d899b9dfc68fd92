import type { ReadReceipt, ReceiptSent } from '@farmhouse/contracts/bookings/receipt/receipt';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { csvResponse } from '@farmhouse/platform/http/csv';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { LedgerMonthQueryDto } from '../ledger/ledger.dto.ts';
import { receiptResponse } from './receipt-response.ts';
import { parseReceiptRequest } from './receipt-number.ts';
import { ReceiptSendingService } from './receipt-sending.service.ts';
import { ReceiptsService } from './receipts.service.ts';
import { TaxMonthService } from './tax-month.service.ts';

@Controller('api/admin/ledger')
@Admin('payments')
export class ReceiptsAdminController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly sending: ReceiptSendingService,
    private readonly taxes: TaxMonthService,
  ) {}

  /** Returns a receipt by its number, with hyphens or escaped slashes; with `.pdf` at its end the document. */
  @Get('receipts/:number')
  read(@Param('number') text: string): Promise<ReadReceipt | StreamableFile> {
    return receiptResponse(this.receipts, parseReceiptRequest(text));
  }

  /** Sends a receipt to its guest by mail. */
  @Post('receipts/:number/send')
  @HttpCode(200)
  send(@Param('number') text: string, @CurrentAdmin() admin: SignedInAdmin): Promise<ReceiptSent> {
    return this.sending.send(parseReceiptRequest(text).number, actorOf(admin));
  }

  /** Exports the taxes of a month as a CSV file. */
  @Get('tax-export')
  month(@Query() { month }: LedgerMonthQueryDto): Promise<StreamableFile> {
    return csvResponse(this.taxes.csv(month), `tax-${month}.csv`);
  }
}
