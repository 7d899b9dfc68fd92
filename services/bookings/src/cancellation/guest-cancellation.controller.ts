import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestsService } from '../guest/guests.service.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { CancelStayDto } from './cancellation.dto.ts';
import { GuestCancellationService } from './guest-cancellation.service.ts';

/** Matches a path segment that begins like a confirmation code; the owner's call at the same path has a numeric id. */
const CODE = ':code(^[Ff][Hh]-.+$)';

@Controller('api/bookings')
@Public()
export class GuestCancellationController {
  constructor(
    private readonly cancellations: GuestCancellationService,
    private readonly guests: GuestsService,
    private readonly tokens: GuestTokens,
  ) {}

  /** Returns what a guest would get back for cancelling the stay now. */
  @Post(':code/cancel-quote')
  @HttpCode(200)
  @Limited('quote')
  quote(@Param('code') text: string, @Req() request: FastifyRequest): Promise<CancelQuote> {
    const code = codeFromPath(text);
    return this.cancellations.quote(code, this.tokens.tokenIn(request, code));
  }

  /** Cancels a guest's own stay. */
  @Post(`${CODE}/cancel`)
  @HttpCode(200)
  @Limited('bookings')
  @Idempotent()
  async cancel(
    @Param('code') text: string,
    @Body() dto: CancelStayDto,
    @Req() request: FastifyRequest,
  ): Promise<PublicBooking | GuestBooking> {
    const code = codeFromPath(text);
    const token = this.tokens.tokenIn(request, code);
    await this.cancellations.cancel(code, token, dto);
    return this.guests.read(code, token);
  }
}
