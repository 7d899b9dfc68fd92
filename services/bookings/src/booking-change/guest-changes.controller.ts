import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestsService } from '../guest/guests.service.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { withCouponAttemptCount } from '../price/coupon-attempts.ts';
import { AskForChangeDto } from './change.dto.ts';
import { GuestChangesService } from './guest-changes.service.ts';

@Controller('api/bookings')
@Public()
export class GuestChangesController {
  constructor(
    private readonly changes: GuestChangesService,
    private readonly guests: GuestsService,
    private readonly tokens: GuestTokens,
    private readonly limits: RateLimits,
  ) {}

  /** Requests a change of a guest's own stay, which the owner decides. */
  @Post(':code/change')
  @HttpCode(200)
  @Limited('bookings')
  @Idempotent()
  async ask(
    @Param('code') text: string,
    @Body() dto: AskForChangeDto,
    @Req() request: FastifyRequest,
  ): Promise<PublicBooking | GuestBooking> {
    const code = codeFromPath(text);
    const token = this.tokens.tokenIn(request, code);
    const change = () => this.changes.ask(code, token, dto);
    await withCouponAttemptCount(this.limits, request, dto.couponCode, change);
    return this.guests.read(code, token);
  }
}
