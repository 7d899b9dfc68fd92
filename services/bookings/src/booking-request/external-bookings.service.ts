import type { BookingPriced, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { priceExternalStay, type PricedService } from '@farmhouse/contracts/bookings/price/price';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { assertStay } from '../booking/booking.rules.ts';
import { oneView } from '../booking/booking.view.ts';
import { withNewCode } from '../booking/confirmation-code.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { isPriceAdjusted } from '../price/price-adjusted.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { ServiceUnknown } from '../price/pricing.errors.ts';
import { assertAmount, uniqueServiceIds, validCoupon } from '../price/quote.rules.ts';
import type { CreateExternalBookingDto } from './external-booking.dto.ts';
import { newExternalBooking } from './new-external-booking.ts';

/** Services that the owner may choose, retired ones included. Throws ServiceUnknown. */
function chosenServices(ids: string[] | undefined, { services }: PricingData): PricedService[] {
  return uniqueServiceIds(ids).map((id) => {
    const service = services.find((candidate) => candidate.id === id);
    if (!service) throw new ServiceUnknown();
    return { id, name: service.name, price: service.price };
  });
}

interface ExternalBooking {
  dto: CreateExternalBookingDto;
  actor: Actor;
  confirmationCode: string;
  now: Date;
}

/** Bookings that the owner enters for people who phoned. */
@Injectable()
export class ExternalBookingsService {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly calendar: CalendarService,
    private readonly tokens: GuestTokens,
    private readonly bookings: BookingWriter,
  ) {}

  /**
   * Stores a pending, unpaid booking whose total the server computes; the guest is mailed payment instructions.
   * Throws InvalidInput, ServiceUnknown, CouponRefused and DatesTaken.
   */
  async enter(dto: CreateExternalBookingDto, actor: Actor, now = new Date()): Promise<BookingPriced> {
    const view = await withNewCode((confirmationCode) =>
      this.db.transaction((tx) => this.store(tx, { dto, actor, confirmationCode, now })),
    );
    return { ...view, priceAdjusted: isPriceAdjusted(dto.finalTotal, view.finalTotal) };
  }

  private async store(tx: EntityManager, { dto, actor, confirmationCode, now }: ExternalBooking): Promise<BookingView> {
    const prices = await this.prices.now(tx);
    const { settings } = prices;
    assertStay(dto, settings, now);
    const services = chosenServices(dto.selectedServices, prices);
    const agreed = { ...dto, services };
    const { subtotal } = priceExternalStay(agreed);
    const coupon = dto.couponCode ? validCoupon(dto.couponCode, subtotal, prices, now) : null;
    const price = priceExternalStay({ ...agreed, coupon });
    assertAmount(price, 'basePrice');
    await this.calendar.assertFreeForOwner(tx, dto, settings, now);

    const guestTokenHash = this.tokens.hashFor(confirmationCode);
    const parts = { price, settings, confirmationCode, guestTokenHash, now };
    const booking = await this.bookings.createBooking(tx, newExternalBooking(dto, parts), {
      actor,
      action: 'entered',
      event: { type: 'booking.entered' },
    });
    return oneView(tx, booking);
  }
}
