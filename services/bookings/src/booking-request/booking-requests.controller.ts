import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Body, Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { countCouponAttempt, withCouponAttemptCount } from '../price/coupon-attempts.ts';
import { CreateBookingDto, QuoteDto } from './booking-request.dto.ts';
import { BookingRequestsService } from './booking-requests.service.ts';

@Controller('api/bookings')
@Public()
export class BookingRequestsController {
  constructor(
    private readonly bookingRequests: BookingRequestsService,
    private readonly tokens: GuestTokens,
    private readonly limits: RateLimits,
  ) {}

  /** Requests a stay, which the owner confirms or declines. */
  @Post()
  @Limited('bookings')
  async create(
    @Body() dto: CreateBookingDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<BookingRequested> {
    const create = () => this.bookingRequests.create(dto, key);
    const response = await withCouponAttemptCount(this.limits, request, dto.couponCode, create);
    const { confirmationCode } = response;
    // of a repeat too, whose token may have become invalid since
    this.tokens.setCookie(reply, { confirmationCode, guestTokenVersion: 0 });
    return response;
  }

  /** Returns the price of a stay. Quotes with a coupon count as attempts at its code. */
  @Post('quote')
  @HttpCode(200)
  @Limited('quote')
  async quote(@Body() dto: QuoteDto, @Req() request: FastifyRequest): Promise<PriceLines> {
    await countCouponAttempt(this.limits, request, dto.couponCode);
    return this.bookingRequests.quote(dto);
  }
}
