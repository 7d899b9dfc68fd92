import type { GuestChangeAnswer, PublicChangeAnswer } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestsService } from '../guest/guests.service.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { countCouponAttempt, withCouponAttemptCount } from '../price/coupon-attempts.ts';
import { AskForChangeDto, StayChangesDto } from './change.dto.ts';
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

  /** Returns the price of a change of a guest's own stay. Quotes with a coupon count as attempts at its code. */
  @Post(':code/change-quote')
  @HttpCode(200)
  @Limited('quote')
  async quote(
    @Param('code') text: string,
    @Body() dto: StayChangesDto,
    @Req() request: FastifyRequest,
  ): Promise<PriceLines> {
    await countCouponAttempt(this.limits, request, dto.couponCode);
    const code = codeFromPath(text);
    return this.changes.quote(code, this.tokens.tokenIn(request, code), dto);
  }

  /** Requests a change of a guest's own stay, which the owner decides. */
  @Post(':code/change')
  @HttpCode(200)
  @Limited('bookings')
  @Idempotent()
  async ask(
    @Param('code') text: string,
    @Body() dto: AskForChangeDto,
    @Req() request: FastifyRequest,
  ): Promise<PublicChangeAnswer | GuestChangeAnswer> {
    const code = codeFromPath(text);
    const token = this.tokens.tokenIn(request, code);
    const change = () => this.changes.ask(code, token, dto);
    const recorded = await withCouponAttemptCount(this.limits, request, dto.couponCode, change);
    return { ...(await this.guests.read(code, token)), ...recorded };
  }
}
