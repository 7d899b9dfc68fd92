import type { AskForChange, StayChanges } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { isOpenStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { isAgreedPrice } from '@farmhouse/contracts/bookings/price/agreed-price';
import type { GuestChangeAnswer } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/actor.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { StatusConflict } from '../booking/booking.errors.ts';
import { assertStay, assertStayRules } from '../booking/booking.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { ChangeRequestEntity } from '../booking/change-request/change-request.entity.ts';
import {
  changeRequestView,
  openChangeRequest,
  supersedeChangeRequests,
} from '../booking/change-request/change-request.repository.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { isPriceAdjusted } from '../price/price-adjusted.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { quote } from '../price/quote.rules.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { ChangeWriter } from './change-writer.ts';
import { AgreedPriceLocked } from './change.errors.ts';
import { assertOffered, hasSamePriceInputs, keepsStay, priceOfChange } from './change-price.rules.ts';
import {
  changedBooking,
  concernsGuest,
  isMoved,
  neededBy,
  rulesOfChange,
  type ChangedBooking,
} from './changed-booking.rules.ts';
import { requestedStay, withFurtherNote, withFurtherRequest, type RequestedChange } from './requested-change.ts';

/**
 * What a guest wants instead of what is booked; priced by today's prices once something that determines the price
 * changes.
 */
interface PricedChange {
  after: ChangedBooking;
  price: PriceLines;
  /** The version of the rates that priced it; null when there were none. */
  rateBook: string | null;
  pricing: PricingData;
  now: Date;
}

interface NotedChange extends PricedChange {
  note: string | null;
}

/** Throws StatusConflict for a booking that is neither pending nor confirmed. */
function assertChangeable({ status }: BookingEntity): void {
  if (!isOpenStatus(status)) throw new StatusConflict(`A booking that is ${status} cannot be changed.`);
}

/** Throws InvalidInput and StayRuleBroken for dates that cannot be requested. */
function assertDates(booking: BookingEntity, after: ChangedBooking, pricing: PricingData, now: Date): void {
  const { rules, requestedAt } = rulesOfChange(booking, after, pricing.rules, now);
  assertStay(after, pricing.settings, requestedAt);
  assertStayRules(after, rules, requestedAt);
}

/**
 * The price as booked while nothing that determines it changes, else today's, for a confirmed stay with what it was
 * booked with. Rule: prices stay as booked.
 */
function priceOf(
  booking: BookingEntity,
  after: ChangedBooking,
  dto: StayChanges,
  pricing: PricingData,
  now: Date,
): Pick<PricedChange, 'price' | 'rateBook'> {
  if (hasSamePriceInputs(booking, after, dto)) return { price: booking.price, rateBook: booking.rateBook };
  const { rateBook } = pricing;
  if (booking.status === 'confirmed') {
    assertOffered(booking, after, pricing);
    const change = { pricing: 'today', couponCode: dto.couponCode } as const;
    // today's prices need no booked rates
    const prices = { pricingData: pricing, bookedRates: [] };
    return { price: priceOfChange(booking, after, change, prices, now), rateBook };
  }
  if (isAgreedPrice(booking)) throw new AgreedPriceLocked();
  const couponCode = dto.couponCode === undefined ? booking.couponCode : dto.couponCode;
  return { price: quote({ ...after, couponCode: couponCode ?? undefined }, pricing, now), rateBook };
}

/** Guests change their pending bookings, and ask for changes of confirmed ones. Rule: changing a booking. */
@Injectable()
export class GuestChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: GuestTokens,
    private readonly prices: CurrentPrices,
    private readonly calendar: CalendarService,
    private readonly bookings: BookingWriter,
    private readonly changes: ChangeWriter,
    private readonly audit: AuditTrail,
  ) {}

  /** The price of a change; stores nothing. Throws what `ask` throws, except DatesTaken. */
  async quote(code: string, token: string | undefined, changes: StayChanges, now = new Date()): Promise<PriceLines> {
    const { manager } = this.db;
    const booking = await this.tokens.bookingOf(manager, code, token);
    assertChangeable(booking);
    return (await this.pricedChange(manager, booking, changes, now)).price;
  }

  /**
   * Changes a pending booking under the rules of a new request, which hold back no note alone, or files a change
   * request for a confirmed one. Throws NotFound, GuestTokenRequired, StatusConflict, InvalidInput, StayRuleBroken,
   * ServiceUnknown, CouponRefused, AgreedPriceLocked and DatesTaken.
   */
  ask(
    code: string,
    token: string | undefined,
    dto: AskForChange,
    now = new Date(),
  ): Promise<Pick<GuestChangeAnswer, 'priceAdjusted'>> {
    return this.db.transaction(async (tx) => {
      const booking = await this.tokens.lockedBookingOf(tx, code, token);
      assertChangeable(booking);
      const priced = await this.pricedChange(tx, booking, dto, now);
      const isLikeNew = booking.status === 'pending' && !keepsStay(booking, priced.after, dto);
      if (isLikeNew || isMoved(booking, priced.after)) {
        await this.calendar.assertFree(tx, neededBy(booking, priced.after), priced.pricing.settings, now);
      }
      const change = { ...priced, note: dto.note ?? null };
      if (booking.status === 'pending') await this.changePending(tx, booking, change);
      else await this.file(tx, booking, change);
      return { priceAdjusted: isPriceAdjusted(dto.shownTotal, priced.price.finalTotal) };
    });
  }

  private async pricedChange(
    manager: EntityManager,
    booking: BookingEntity,
    changes: StayChanges,
    now: Date,
  ): Promise<PricedChange> {
    const pricing = await this.prices.now(manager);
    const after = changedBooking(booking, changes);
    if (!keepsStay(booking, after, changes)) assertDates(booking, after, pricing, now);
    return { after, ...priceOf(booking, after, changes, pricing, now), pricing, now };
  }

  /** A note without a change is added to the special requests. */
  private async changePending(
    tx: EntityManager,
    booking: BookingEntity,
    { after, price, rateBook, pricing: { settings }, note, now }: NotedChange,
  ): Promise<void> {
    const isNoteAlone = note !== null && !concernsGuest(booking, after, price);
    const noted = isNoteAlone ? { ...after, specialRequests: withFurtherRequest(booking, note) } : after;
    const change = { after: noted, price, rateBook, settings, actor: GUEST, by: 'guest', reason: note, now } as const;
    await this.changes.write(tx, booking, change);
  }

  /** Files a request in place of the open one. */
  private async file(tx: EntityManager, booking: BookingEntity, change: NotedChange): Promise<void> {
    const { note, now } = change;
    const requested = await this.requested(tx, booking, change);
    await supersedeChangeRequests(tx, [booking.id], now);
    const request = await tx.save(ChangeRequestEntity, {
      ...requested,
      bookingId: booking.id,
      state: 'open' as const,
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    });
    await this.audit.add(tx, { bookingId: booking.id, actor: GUEST, action: 'change requested', note, at: now });
    await this.bookings.publish(tx, booking, {
      type: 'change-request.filed',
      request: { ...changeRequestView(request), bookingId: booking.id },
    });
  }

  /** What the guest now asks for: with a note alone, what the open request does. Rule: changing a booking. */
  private async requested(
    tx: EntityManager,
    booking: BookingEntity,
    { after, price, note }: NotedChange,
  ): Promise<RequestedChange> {
    const requested = {
      ...requestedStay(after),
      couponCode: price.coupon?.code ?? null,
      finalTotal: price.finalTotal,
      note,
    };
    if (concernsGuest(booking, after, price)) return requested;
    if (!note) throw new InvalidInput([{ path: 'note', message: 'Please tell us what should change' }]);
    const open = await openChangeRequest(tx, booking.id);
    return open ? withFurtherNote(open, note) : requested;
  }
}
