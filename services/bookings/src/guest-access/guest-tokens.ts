import { CONFIRMATION_CODE_PATTERN } from '@farmhouse/contracts/bookings/booking/booking';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  codeOfGuestCookie,
  guestCookieName,
  guestToken,
  matchesGuestToken,
  NO_GUEST_TOKEN,
} from '@farmhouse/platform/auth/guest-token';
import { Cookie, isHttps } from '@farmhouse/platform/http/cookie';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { bookingByCode, lockBooking } from '../booking/booking.repository.ts';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';
import { GuestTokenRequired } from './guest.errors.ts';

const COOKIE_DAYS = 180;
/** Most cookies per browser; many more would exceed the header size that the gateway accepts. */
const MAX_COOKIES = 100;

/** The fields that a booking's token is derived from. */
type TokenSource = Pick<BookingEntity, 'confirmationCode' | 'guestTokenVersion'>;

/** The fields that decide whether a token opens a booking. */
type GuestBooking = TokenSource & Pick<BookingEntity, 'guestTokenHash'>;

/** Guests' tokens: each gives access to one booking, and has its own cookie. */
@Injectable()
export class GuestTokens {
  constructor(@Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig) {}

  /** The stored hash of a new booking's token. */
  hashFor(confirmationCode: string): string {
    return hashOfToken(guestToken(this.config.GUEST_TOKEN_SECRET, confirmationCode));
  }

  /** Sets the booking's cookie and clears the oldest of too many. */
  setCookie(reply: FastifyReply, { confirmationCode, guestTokenVersion }: TokenSource): void {
    for (const name of this.excessCookies(reply.request, confirmationCode))
      reply.clearCookie(name, { path: '/', secure: isHttps(this.config.PUBLIC_URL) });
    const token = guestToken(this.config.GUEST_TOKEN_SECRET, confirmationCode, guestTokenVersion);
    this.cookieFor(confirmationCode).set(reply, token);
  }

  /** The oldest cookies; browsers send them first. */
  private excessCookies({ cookies }: FastifyRequest, confirmationCode: string): string[] {
    const others = Object.keys(cookies).filter((name) => {
      const code = codeOfGuestCookie(name);
      return code !== undefined && CONFIRMATION_CODE_PATTERN.test(code) && code !== confirmationCode;
    });
    return others.slice(0, Math.max(0, others.length + 1 - MAX_COOKIES));
  }

  /**
   * The token in the caller's cookie for this booking, including a cookie without the `__Host-` prefix from before the
   * site used https: planting such a cookie requires the booking's own token.
   */
  tokenIn(request: FastifyRequest, confirmationCode: string): string | undefined {
    return this.cookieFor(confirmationCode).in(request) ?? request.cookies[guestCookieName(confirmationCode)];
  }

  /**
   * True if the token is the booking's own of the present version, derived from the current secret or, for a limited
   * time, from the previous one. The stored hash only tells whether the booking is still open to its guest. Rule: a
   * guest's token.
   */
  matches(token: string | undefined, booking: GuestBooking): boolean {
    const { confirmationCode, guestTokenVersion, guestTokenHash: stored } = booking;
    if (token === undefined || stored === NO_GUEST_TOKEN) return false;
    return this.acceptedSecrets().some((secret) =>
      matchesGuestToken(token, hashOfToken(guestToken(secret, confirmationCode, guestTokenVersion))),
    );
  }

  /**
   * The booking of that code, for the holder of its token. Throws NotFound, and GuestTokenRequired for a token that is
   * not its present one.
   */
  async bookingOf(manager: EntityManager, confirmationCode: string, token: string | undefined): Promise<BookingEntity> {
    return this.opened(await bookingByCode(manager, confirmationCode), token);
  }

  /** Like `bookingOf`, with the booking's row locked until the transaction ends. */
  async lockedBookingOf(
    tx: EntityManager,
    confirmationCode: string,
    token: string | undefined,
  ): Promise<BookingEntity> {
    return this.opened(await lockBooking(tx, { confirmationCode }), token);
  }

  private opened(booking: BookingEntity, token: string | undefined): BookingEntity {
    if (!this.matches(token, booking)) throw new GuestTokenRequired();
    return booking;
  }

  private cookieFor(confirmationCode: string): Cookie {
    const name = guestCookieName(confirmationCode);
    return new Cookie(name, this.config.PUBLIC_URL, { maxAgeSeconds: COOKIE_DAYS * DAY_SECONDS });
  }

  private acceptedSecrets(): string[] {
    const { GUEST_TOKEN_SECRET, GUEST_TOKEN_SECRET_PREVIOUS, GUEST_TOKEN_SECRET_PREVIOUS_UNTIL } = this.config;
    const isAccepted = GUEST_TOKEN_SECRET_PREVIOUS_UNTIL && Date.parse(GUEST_TOKEN_SECRET_PREVIOUS_UNTIL) > Date.now();
    return GUEST_TOKEN_SECRET_PREVIOUS && isAccepted
      ? [GUEST_TOKEN_SECRET, GUEST_TOKEN_SECRET_PREVIOUS]
      : [GUEST_TOKEN_SECRET];
  }
}
