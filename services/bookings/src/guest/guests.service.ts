import { hash, timingSafeEqual } from 'node:crypto';
import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { LookupBooking } from '@farmhouse/contracts/bookings/guest-access/guest-access';
import type { AgreedRefund, RefundStatus } from '@farmhouse/contracts/bookings/payment/refund';
import { digitsWithoutPrefix, internationalDigits } from '@farmhouse/contracts/text/phone';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';
import { lastFourDigits } from '../booking/booking.rules.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { bookingByCode, findByCode } from '../booking/booking.repository.ts';
import { readConfirmationCode } from '../booking/confirmation-code.ts';
import { agreedRefundOf } from '../booking/refund/agreed-refunds.ts';
import { lastChangeRequest } from '../booking/change-request/change-request.repository.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { BookingNotFound, FullPhoneRequired } from '../guest-access/guest.errors.ts';
import { guestView, publicView, type RelatedData } from './guest.view.ts';

/** Used in the comparison when there is no booking, so that a wrong code takes as long as wrong digits. */
const NO_DIGITS = 'none';

const digitsOf = (booking: BookingEntity | null): string =>
  booking ? lastFourDigits(booking.contactNumber) : NO_DIGITS;

/** Compares in constant time. */
const isEqual = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** True for the same number, however both were written; a country code may be typed without its plus. */
function isSameNumber(stored: string | undefined, typed: string): boolean {
  const number = stored ? internationalDigits(stored) : NO_DIGITS;
  return isEqual(number, internationalDigits(typed)) || isEqual(number, digitsWithoutPrefix(typed));
}

/** A booking whose guest has proved to know it, as stored and as the guest sees it. */
interface FoundBooking {
  booking: BookingEntity;
  view: GuestBooking;
}

/** Guests' access to their own bookings. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: GuestTokens,
    private readonly limits: RateLimits,
    private readonly calendar: CalendarService,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {}

  /** The public part, or everything for the holder of the booking's token. Throws NotFound. */
  async read(confirmationCode: string, token: string | undefined): Promise<PublicBooking | GuestBooking> {
    const booking = await bookingByCode(this.db.manager, confirmationCode);
    const view = this.tokens.matches(token, booking) ? guestView : publicView;
    return view(booking, await this.relatedData(booking));
  }

  /**
   * The whole booking for a caller who knows its code and the phone's last digits, or the whole number. Throws
   * BookingNotFound, TooManyRequests, and FullPhoneRequired while others have made too many attempts.
   */
  async lookup({ confirmationCode, phoneLast4, phone }: LookupBooking, network: string): Promise<FoundBooking> {
    const code = readConfirmationCode(confirmationCode);
    if (!code) throw new BookingNotFound();
    const booking = await findByCode(this.db.manager, code);
    await this.countAttempt(code, { exists: booking !== null, isByDigits: phone === undefined, network });
    const matches =
      phone === undefined ? isEqual(digitsOf(booking), phoneLast4) : isSameNumber(booking?.contactNumber, phone);
    if (!booking || !matches) throw new BookingNotFound();
    return { booking, view: guestView(booking, await this.relatedData(booking)) };
  }

  /**
   * Counts an attempt at a code that exists, and waits as long for one that does not: counters of made-up codes could
   * fill Redis. Whether a code exists is no secret: its public part can be read by it.
   */
  private async countAttempt(
    code: string,
    { exists, isByDigits, network }: { exists: boolean; isByDigits: boolean; network: string },
  ): Promise<void> {
    if (!exists) {
      await this.limits.waitOf('lookupCode', `${code} ${network}`);
      if (isByDigits) await this.limits.waitOf('lookupCodeOfAll', code);
      return;
    }
    const attempts = await this.limits.count('lookupCode', `${code} ${network}`);
    if (isByDigits) await this.countShared(code, attempts);
  }

  /**
   * A code has ten attempts an hour from one network (rule: calls from one address). The first half of them counts
   * towards ten attempts of all networks together, so that one network can use up at most half of those; its further
   * attempts are refused once all are used up. Attempts with the whole number do not count towards the shared limit: it
   * cannot be guessed, and so an attacker cannot lock a guest out.
   */
  private async countShared(code: string, attemptsOfNetwork: number): Promise<void> {
    if (attemptsOfNetwork > this.config.RATE_LIMIT_LOOKUP_CODE / 2) {
      const seconds = await this.limits.waitOf('lookupCodeOfAll', code);
      if (seconds > 0) throw new FullPhoneRequired(Math.ceil(seconds));
      return;
    }
    try {
      await this.limits.count('lookupCodeOfAll', code);
    } catch (refusal) {
      throw refusal instanceof TooManyRequests ? new FullPhoneRequired(refusal.retryAfter) : refusal;
    }
  }

  /**
   * The booking that the token of a mail's link opens. Throws NotFound, and GuestTokenRequired for a token that is not
   * its present one.
   */
  bookingOf(confirmationCode: string, token: string): Promise<BookingEntity> {
    return this.tokens.bookingOf(this.db.manager, confirmationCode, token);
  }

  private async relatedData(booking: BookingEntity): Promise<RelatedData> {
    const { manager } = this.db;
    const taken = await this.calendar.takenDatesOf(manager, booking);
    const isConfirmed = booking.status === 'confirmed';
    const changeRequest = isConfirmed ? await lastChangeRequest(manager, booking.id) : null;
    const agreed = await agreedRefundOf(manager, booking.id);
    return { balance: await balanceOfBooking(manager, booking), taken, changeRequest, refund: forGuest(agreed) };
  }
}

/** Without the owner's reason for another amount; null when nothing is refunded. */
function forGuest(agreed: AgreedRefund | null): RefundStatus | null {
  if (!agreed || agreed.amount === 0) return null;
  const { amount, paid, lastPaid, refundTo, dueOn } = agreed;
  return { amount, paid, lastPaid, refundTo, dueOn };
}
