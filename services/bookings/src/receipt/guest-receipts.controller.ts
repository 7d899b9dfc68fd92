import type { ListedReceipt, ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Param, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { receiptResponse } from './receipt-response.ts';
import { parseReceiptRequest } from './receipt-number.ts';
import { ReceiptsService, type ReceiptReader } from './receipts.service.ts';

@Controller('api/bookings/:code/receipts')
@Public()
export class GuestReceiptsController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly tokens: GuestTokens,
  ) {}

  /** Lists the receipts of a guest's own booking. */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  list(@Param('code') code: string, @Req() request: FastifyRequest): Promise<ListedReceipt[]> {
    return this.receipts.ofGuest(this.holder(code, request));
  }

  /** Returns a receipt by its number, with hyphens or escaped slashes; with `.pdf` at its end the document. */
  @Get(':number')
  @Header('Cache-Control', 'private, no-store')
  @Limited('session')
  async read(
    @Param('code') code: string,
    @Param('number') text: string,
    @Req() request: FastifyRequest,
  ): Promise<ReadReceipt | StreamableFile> {
    const requested = parseReceiptRequest(text);
    await this.receipts.assertOfGuest(this.holder(code, request), requested.number);
    return receiptResponse(this.receipts, requested);
  }

  /** Returns a receipt by its number with unescaped slashes. */
  @Get(':series/:year/:count')
  @Header('Cache-Control', 'private, no-store')
  @Limited('session')
  readWithSlashes(
    @Param() { code, series, year, count }: Record<'code' | 'series' | 'year' | 'count', string>,
    @Req() request: FastifyRequest,
  ): Promise<ReadReceipt | StreamableFile> {
    return this.read(code, `${series}/${year}/${count}`, request);
  }

  private holder(text: string, request: FastifyRequest): ReceiptReader {
    const confirmationCode = codeFromPath(text);
    return { confirmationCode, token: this.tokens.tokenIn(request, confirmationCode) };
  }
}
