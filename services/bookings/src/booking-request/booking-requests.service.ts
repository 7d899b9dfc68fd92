import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { withIdempotencyKey, type IdempotentAnswer } from '@farmhouse/platform/idempotency/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/audit-trail.ts';
import { BookingWriter } from '../booking/booking-writer.ts';
import { assertStay } from '../booking/booking.rules.ts';
import { withNewCode } from '../booking/confirmation-code.ts';
import { Calendar } from '../calendar/calendar.service.ts';
import { GuestTokens } from '../guest/guest-tokens.ts';
import { addSubmission } from '../payment/submissions.service.ts';
import { orUtrUsed, readUtr } from '../payment/utr.ts';
import { CurrentPrices } from '../pricing/current-prices.ts';
import { quote, type QuoteInput } from '../pricing/quote.rules.ts';
import type { CreateBookingDto } from './booking-request.dto.ts';
import { answerOf, newGuestBooking } from './new-guest-booking.ts';
import { attemptOf } from './request-key.ts';

interface BookingRequest {
  dto: CreateBookingDto;
  utr: string | null;
  confirmationCode: string;
  now: Date;
}

/** Guests' booking requests, and the price of a stay. */
@Injectable()
export class BookingRequests {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly calendar: Calendar,
    private readonly tokens: GuestTokens,
    private readonly bookings: BookingWriter,
  ) {}

  /** The price as it would be stored now. Throws ServiceUnknown and CouponRefused. */
  async quote(input: QuoteInput, now = new Date()): Promise<PriceLines> {
    return quote(input, await this.prices.now(this.db.manager), now);
  }

  /**
   * Stores a pending booking and its event; a repeat of the same attempt stores nothing and gets the same answer.
   * Throws InvalidInput, UtrInvalid, ServiceUnknown, CouponRefused, DatesTaken and UtrUsed, having stored nothing.
   */
  async create(
    dto: CreateBookingDto,
    idempotencyKey?: string,
    now = new Date(),
  ): Promise<IdempotentAnswer<BookingRequested>> {
    const attempt = attemptOf(dto, idempotencyKey);
    const utr = dto.upiTransactionId ? readUtr(dto.upiTransactionId) : null;
    const store = (confirmationCode: string) =>
      this.db.transaction((tx) =>
        withIdempotencyKey(tx, attempt, () => this.store(tx, { dto, utr, confirmationCode, now })),
      );
    return orUtrUsed(() => withNewCode(store));
  }

  private async store(tx: EntityManager, { dto, utr, confirmationCode, now }: BookingRequest): Promise<BookingRequested> {
    const prices = await this.prices.now(tx);
    const { settings } = prices;
    assertStay(dto, settings, now);
    const price = quote(dto, prices, now);
    await this.calendar.assertFree(tx, dto, settings, now);

    const guestTokenHash = this.tokens.hashFor(confirmationCode);
    const parts = { price, settings, confirmationCode, guestTokenHash, now };
    const booking = await this.bookings.createBooking(tx, newGuestBooking(dto, parts, utr), {
      actor: GUEST,
      action: 'requested',
      event: { type: 'booking.requested' },
    });
    if (utr) await addSubmission(tx, booking.id, utr, now);
    return answerOf(booking, dto.finalTotal);
  }
}
