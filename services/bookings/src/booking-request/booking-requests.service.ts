import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { balanceOf, nextPaymentAmount } from '@farmhouse/contracts/bookings/payment/payment';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import {
  CHECKIN_TIMES,
  LATEST_CHECKIN_TIME,
  stayInterval,
  withTurnaround,
} from '@farmhouse/contracts/bookings/stay/stay';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { withIdempotencyKey, type Attempt } from '@farmhouse/platform/idempotency/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/actor.ts';
import { assertStay, assertStayRules } from '../booking/booking.rules.ts';
import { withNewCode } from '../booking/confirmation-code.ts';
import { newBooking, type NewBooking } from '../booking/new-booking.ts';
import { BookingRequestStatement } from '../booking/writer/booking-request.statement.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { assertPaymentAction } from '../payments/payment.rules.ts';
import { upiTransfer } from '../payments/submissions.service.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import { rethrowAsUtrUsed, readUtr } from '../payments/utr.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { isPriceAdjusted } from '../price/price-adjusted.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { quote, type QuoteInput } from '../price/quote.rules.ts';
import type { CreateBookingDto } from './booking-request.dto.ts';
import { bookingRequestedView } from './booking-requested.view.ts';
import { attemptOf } from './request-key.ts';

interface BookingRequest {
  dto: CreateBookingDto;
  utr: string | null;
  confirmationCode: string;
  now: Date;
}

/** Guests' booking requests, and the price of a stay. */
@Injectable()
export class BookingRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly calendar: CalendarService,
    private readonly tokens: GuestTokens,
    private readonly bookings: BookingWriter,
    private readonly statement: BookingRequestStatement,
  ) {}

  /**
   * The price that a booking would have now. Throws InvalidInput and StayRuleBroken for dates, ServiceUnknown and
   * CouponRefused.
   */
  async quote(input: QuoteInput, now = new Date()): Promise<PriceLines> {
    const prices = await this.prices.now(this.db.manager);
    const { checkinDate, checkoutDate } = input;
    if (checkinDate && checkoutDate) {
      const dates = { checkinDate, checkoutDate };
      assertStay({ ...dates, checkinTime: CHECKIN_TIMES[0] }, prices.settings, now);
      assertStayRules({ ...dates, checkinTime: LATEST_CHECKIN_TIME }, prices.rules, now);
    }
    return quote(input, prices, now);
  }

  /**
   * Stores a pending booking and its event; a repeat of the same attempt stores nothing and returns the same response,
   * only `priceAdjusted` is about the total that this request shows. Throws InvalidInput, StayRuleBroken, UtrInvalid,
   * ServiceUnknown, CouponRefused, DatesTaken, UtrUsed and, for a reference when there is nothing to pay,
   * PaymentConflict, having stored nothing.
   */
  async create(dto: CreateBookingDto, key?: string, now = new Date()): Promise<BookingRequested> {
    const attempt = attemptOf(dto, key);
    const utr = dto.upiTransactionId ? readUtr(dto.upiTransactionId) : null;
    const response = await withNewCode(async (confirmationCode) => {
      const request = { dto, utr, confirmationCode, now };
      const stored = await this.storeAtOnce(attempt, request);
      if (stored) return stored;
      return rethrowAsUtrUsed(() =>
        this.db.transaction((tx) => withIdempotencyKey(tx, attempt, () => this.store(tx, request))),
      );
    });
    return { ...response, priceAdjusted: isPriceAdjusted(dto.finalTotal, response.finalTotal) };
  }

  /** Stores the booking at current prices when its dates are free. Runs under the attempt's lock. */
  private async store(tx: EntityManager, request: BookingRequest): Promise<BookingRequested> {
    const { dto, utr, now } = request;
    const prices = await this.prices.now(tx);
    const newBooking = this.newBooking(request, prices);
    await this.calendar.assertFree(tx, dto, prices.settings, now);
    const event = { type: 'booking.requested' } as const;
    const unpaid = balanceOf([], owedBy(newBooking));
    if (utr) assertPaymentAction('submit', newBooking, unpaid);
    const payment = utr ? upiTransfer(utr, nextPaymentAmount(unpaid)) : undefined;
    const booking = await this.bookings.createBooking(tx, newBooking, {
      actor: GUEST,
      action: 'requested',
      event,
      payment,
    });
    return bookingRequestedView(booking, await balanceOfBooking(tx, booking), dto.finalTotal);
  }

  /**
   * Stores a common request in a single round trip; undefined, having stored nothing, when `store` must decide.
   */
  private async storeAtOnce(attempt: Attempt, request: BookingRequest): Promise<BookingRequested | undefined> {
    const { cached } = this.prices;
    if (!cached || request.utr) return undefined;
    try {
      const booking = this.newBooking(request, cached);
      const response = bookingRequestedView(booking, balanceOf([], owedBy(booking)), request.dto.finalTotal);
      const needed = withTurnaround(stayInterval(request.dto), booking.turnaroundMinutes);
      const stored = await this.statement.store(booking, response, attempt, { priceVersion: cached.version, needed });
      return stored ? response : undefined;
    } catch (error) {
      if (error instanceof DomainError) return undefined; // the refusal may be based on stale prices
      throw error;
    }
  }

  /** Throws InvalidInput, StayRuleBroken, ServiceUnknown and CouponRefused. */
  private newBooking({ dto, confirmationCode, now }: BookingRequest, prices: PricingData): NewBooking {
    const { settings } = prices;
    assertStay(dto, settings, now);
    assertStayRules(dto, prices.rules, now);
    const price = quote(dto, prices, now);
    const guestTokenHash = this.tokens.hashFor(confirmationCode);
    return newBooking(dto, 'guest', {
      price,
      rateBook: prices.rateBook,
      settings,
      confirmationCode,
      guestTokenHash,
      now,
    });
  }
}
