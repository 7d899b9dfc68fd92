import type { PaymentSubmitted } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { SubmitPaymentDto } from './payment.dto.ts';
import { SubmissionsService } from './submissions.service.ts';

@Controller('api/bookings')
@Public()
export class SubmissionsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly tokens: GuestTokens,
  ) {}

  /** Submits the reference (UTR) of a guest's UPI transfer for verification. */
  @Post(':code/payment')
  @HttpCode(200)
  @Limited('payments')
  @Idempotent()
  submit(
    @Param('code') text: string,
    @Body() dto: SubmitPaymentDto,
    @Req() request: FastifyRequest,
  ): Promise<PaymentSubmitted> {
    const code = codeFromPath(text);
    return this.submissions.submit(code, this.tokens.tokenIn(request, code), dto);
  }
}
