import type {
  ChangeBooking,
  ChangeQuote,
  QuoteChange,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { BookingPriced } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { balanceOf } from '@farmhouse/contracts/bookings/payment/payment';
import { stayProblem } from '@farmhouse/contracts/bookings/stay/stay';
import { stayRuleProblem } from '@farmhouse/contracts/bookings/stay/stay-rules';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { Outdated, StatusConflict } from '../booking/booking.errors.ts';
import { bookingById, lockBooking } from '../booking/booking.repository.ts';
import { datesTakenBy } from '../booking/dates/date-conflicts.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { isPriceAdjusted } from '../price/price-adjusted.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { ratesOfBook } from '../price/rate-books.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { oneView } from '../booking/booking.view.ts';
import { ChangeWriter } from './change-writer.ts';
import { priceOfChange } from './change-price.rules.ts';
import {
  assertContact,
  assertPossible,
  changedBooking,
  neededBy,
  rulesOfChange,
  stayOf,
  type ChangedBooking,
} from './changed-booking.rules.ts';

/** Throws StatusConflict for a cancelled booking. */
function assertChangeable({ status }: BookingEntity): void {
  if (status === 'cancelled') throw new StatusConflict('A cancelled booking cannot be changed.');
}

/** The rule that a changed stay breaks, as a sentence; null when it breaks none. The owner may break them. */
export function brokenRuleOf(
  booking: BookingEntity,
  after: ChangedBooking,
  pricingData: PricingData,
  now: Date,
): string | null {
  const { rules, requestedAt } = rulesOfChange(booking, after, pricingData.rules, now);
  const limits = stayLimitsOf(pricingData.settings);
  const problem = stayProblem(after, requestedAt, limits) ?? stayRuleProblem(after, rules, requestedAt);
  return problem?.message ?? null;
}

/** The owner's changes of bookings. Rule: changing a booking. */
@Injectable()
export class BookingChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly calendar: CalendarService,
    private readonly changes: ChangeWriter,
  ) {}

  /**
   * The price of a change; stores nothing. Throws NotFound, StatusConflict and what `change` throws for invalid input.
   */
  async quote(id: number, dto: QuoteChange, now = new Date()): Promise<ChangeQuote> {
    const { manager } = this.db;
    const booking = await bookingById(manager, id);
    assertChangeable(booking);
    const { after, price, pricingData } = await this.decide(manager, booking, dto, now);
    const payments = await paymentsOfBooking(manager, id);
    const { due, received } = balanceOf(payments, owedBy({ ...booking, finalTotal: price.finalTotal }));
    const conflict =
      booking.status === 'completed'
        ? undefined
        : await this.calendar.conflictOf(manager, neededBy(booking, after), pricingData.settings);
    return {
      version: booking.version,
      was: { ...stayOf(booking), price: booking.price },
      becomes: { ...stayOf(after), price },
      difference: price.finalTotal - booking.finalTotal,
      due,
      overpaid: Math.max(received - price.finalTotal, 0),
      securityDeposit: booking.terms.securityDeposit,
      datesTakenBy: datesTakenBy(conflict),
      brokenRule: brokenRuleOf(booking, after, pricingData, now),
    };
  }

  /**
   * Changes a booking. Throws NotFound, StatusConflict for a cancelled one, Outdated, DatesTaken, InvalidInput,
   * ServiceUnknown and CouponRefused.
   */
  change(id: number, dto: ChangeBooking, actor: Actor, now = new Date()): Promise<BookingPriced> {
    return this.calendar.orDatesTaken(
      async () => {
        const booking = await bookingById(this.db.manager, id);
        return neededBy(booking, changedBooking(booking, dto));
      },
      () =>
        this.db.transaction(async (tx) => {
          const booking = await lockBooking(tx, { id });
          if (booking.version !== dto.version) throw new Outdated(await oneView(tx, booking));
          await this.apply(tx, booking, dto, { actor, reason: dto.reason ?? null, now });
          const priceAdjusted = isPriceAdjusted(dto.shownTotal, booking.finalTotal);
          return { ...(await oneView(tx, booking)), priceAdjusted };
        }),
      now,
    );
  }

  /** Changes a locked booking within the caller's transaction. Throws what `change` throws, except NotFound. */
  async apply(
    tx: EntityManager,
    booking: BookingEntity,
    dto: QuoteChange,
    { actor, reason, now }: { actor: Actor; reason: string | null; now: Date },
  ): Promise<void> {
    assertChangeable(booking);
    const { after, price, rateBook, pricingData } = await this.decide(tx, booking, dto, now);
    const { settings } = pricingData;
    const movesDates = after.checkinDate !== booking.checkinDate || after.checkoutDate !== booking.checkoutDate;
    const isOpen = booking.status === 'pending' && movesDates;
    if (isOpen) await this.calendar.assertFreeForOwner(tx, neededBy(booking, after), settings, now);
    await this.changes.write(tx, booking, { after, price, rateBook, settings, actor, by: 'owner', reason, now });
  }

  private async decide(manager: EntityManager, booking: BookingEntity, dto: QuoteChange, now: Date) {
    const pricingData = await this.prices.now(manager);
    const after = changedBooking(booking, dto);
    assertPossible(after);
    assertContact(booking, after);
    const bookedRates = await ratesOfBook(manager, booking.rateBook);
    const price = priceOfChange(booking, after, dto, { pricingData, bookedRates }, now);
    return { after, price, rateBook: dto.pricing === 'today' ? pricingData.rateBook : booking.rateBook, pricingData };
  }
}
