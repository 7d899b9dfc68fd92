import { IDEMPOTENCY_HEADER, type BookingRequested } from '@farmhouse/contracts/bookings/booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { clientNetwork } from '@farmhouse/platform/http/client-network';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GuestKeys } from '../guest/guest-keys.ts';
import { CreateBookingDto, QuoteDto } from './request.dto.ts';
import { Requests } from './requests.service.ts';

@Controller('api/bookings')
@Public()
export class RequestsController {
  constructor(
    private readonly requests: Requests,
    private readonly keys: GuestKeys,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Limited('bookings')
  async create(
    @Body() wish: CreateBookingDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<BookingRequested> {
    const { answer, opens } = await this.requests.request(wish, key);
    if (opens) this.keys.handTo(reply, answer.confirmationCode);
    return answer;
  }

  /** Prices with a coupon count as tries of its code. */
  @Post('quote')
  @HttpCode(200)
  @Limited('quote')
  async quote(@Body() wish: QuoteDto, @Req() request: FastifyRequest): Promise<PriceLines> {
    if (wish.couponCode) await this.limits.count('coupons', clientNetwork(request));
    return this.requests.quote(wish);
  }
}
