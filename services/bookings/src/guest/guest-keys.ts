import { CONFIRMATION_CODE_PATTERN } from '@farmhouse/contracts/bookings/booking';
import {
  codeOfGuestCookie,
  guestCookieName,
  guestToken,
  guestTokenHash,
  matchesGuestToken,
} from '@farmhouse/platform/auth/guest-token';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';

const COOKIE_DAYS = 180;
/** Bookings that one browser keeps open; with many more its requests would grow longer than the gateway reads. */
const MOST_COOKIES = 100;

/** The cookies that open a booking to its guest. */
@Injectable()
export class GuestKeys {
  constructor(@Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig) {}

  /** What is stored of the code's token. */
  hashFor(confirmationCode: string): string {
    return guestTokenHash(guestToken(this.config.GUEST_TOKEN_SECRET, confirmationCode));
  }

  /** Gives the caller the booking's cookie, and takes back the oldest of too many. */
  handTo(reply: FastifyReply, confirmationCode: string): void {
    for (const name of this.tooMany(reply.request, confirmationCode)) reply.clearCookie(name, { path: '/' });
    const token = guestToken(this.config.GUEST_TOKEN_SECRET, confirmationCode);
    reply.setCookie(guestCookieName(confirmationCode), token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.config.PUBLIC_URL.startsWith('https:'),
      maxAge: COOKIE_DAYS * 24 * 60 * 60,
    });
  }

  /** Browsers name their oldest cookies first. */
  private tooMany({ cookies }: FastifyRequest, confirmationCode: string): string[] {
    const others = Object.keys(cookies).filter((name) => {
      const code = codeOfGuestCookie(name);
      return code !== undefined && CONFIRMATION_CODE_PATTERN.test(code) && code !== confirmationCode;
    });
    return others.slice(0, Math.max(0, others.length + 1 - MOST_COOKIES));
  }

  /** The token that the caller's cookie holds for this booking. */
  tokenIn(request: FastifyRequest, confirmationCode: string): string | undefined {
    return request.cookies[guestCookieName(confirmationCode)];
  }

  opens(token: string | undefined, booking: { guestTokenHash: string }): boolean {
    return token !== undefined && matchesGuestToken(token, booking.guestTokenHash);
  }
}
