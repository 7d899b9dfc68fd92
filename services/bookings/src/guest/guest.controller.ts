import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeFromPath } from '../booking/confirmation-code.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { LookupDto, OpenSessionDto } from './guest.dto.ts';
import { GuestsService } from './guests.service.ts';

@Controller('api/bookings')
@Public()
export class GuestController {
  constructor(
    private readonly guests: GuestsService,
    private readonly tokens: GuestTokens,
  ) {}

  /** Returns a booking by its code, with personal data only for its own guest. */
  @Get(':code')
  @Header('Cache-Control', 'private, no-store')
  read(@Param('code') text: string, @Req() request: FastifyRequest): Promise<PublicBooking | GuestBooking> {
    const code = codeFromPath(text);
    return this.guests.read(code, this.tokens.tokenIn(request, code));
  }

  /** Opens a booking for a guest who knows its code and the last four digits of its phone number. */
  @Post('lookup')
  @HttpCode(200)
  @Limited('lookup')
  async lookup(
    @Body() details: LookupDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestBooking> {
    const { booking, view } = await this.guests.lookup(details, clientNetwork(request));
    this.tokens.setCookie(reply, booking);
    return view;
  }

  /** Opens a booking for a guest who follows the link of a mail. */
  @Post(':code/session')
  @HttpCode(204)
  @Limited('session')
  async open(
    @Param('code') text: string,
    @Body() { token }: OpenSessionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const code = codeFromPath(text);
    this.tokens.setCookie(reply, await this.guests.bookingOf(code, token));
  }
}
