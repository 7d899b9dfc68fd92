import { isDeepStrictEqual } from 'node:util';
import type { Pricing } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { perStay, sumOf } from '@farmhouse/contracts/bookings/price/price-lines';
import {
  agreedDiscount,
  priceExternalStay,
  priceStay,
  type PricedService,
  type PriceInput,
  type PriceLines,
} from '@farmhouse/contracts/bookings/price/price';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { ServiceUnknown } from '../price/pricing.errors.ts';
import { assertAmount, validCoupon } from '../price/quote.rules.ts';
import { isSameSet, stayOf, type ChangedBooking } from './changed-booking.rules.ts';

/** How a change is to be priced. */
export interface ChangePricing {
  /** By default `fixed` for a given total, and otherwise `booked`. */
  pricing?: Pricing;
  /** With `fixed`. */
  finalTotal?: number;
  couponCode?: string | null;
  discountAmount?: number | null;
}

/** The inputs for pricing a change: the current price data, and the rates that the booking was priced by. */
export interface PricesOfChange {
  pricingData: PricingData;
  bookedRates: readonly Rate[];
}

/** The services, each as in the first of the lists that has it. Throws ServiceUnknown. */
function servicesOf(ids: readonly string[], ...lists: (readonly PricedService[])[]): PricedService[] {
  const known = lists.flat();
  return ids.map((id) => {
    const service = known.find((one) => one.id === id);
    if (!service) throw new ServiceUnknown();
    return { id, name: service.name, price: service.price };
  });
}

/** Whether a code, however it was written, is the booked one; null is none. Rule: coupons. */
const isSameCode = (code: string | null, booked: string | null): boolean =>
  (code === null ? null : normaliseCouponCode(code)) === booked;

/** True if a change leaves everything that determines the price unchanged. */
export function hasSamePriceInputs(
  booking: BookingEntity,
  after: ChangedBooking,
  change: Pick<ChangePricing, 'couponCode' | 'discountAmount'>,
): boolean {
  const { couponCode, discountAmount } = change;
  return (
    after.checkinDate === booking.checkinDate &&
    after.checkoutDate === booking.checkoutDate &&
    after.guestCount === booking.guestCount &&
    isSameSet(after.selectedServices, booking.selectedServices) &&
    (couponCode === undefined || isSameCode(couponCode, booking.couponCode)) &&
    (discountAmount === undefined || discountAmount === booking.price.discountAmount)
  );
}

/** True for a price of the owner's own formula, which has no fee. Rule: price of an external booking. */
const isExternalPrice = (booking: BookingEntity): boolean =>
  booking.source === 'owner' && !booking.price.lines.some(({ kind }) => kind === 'fee');

const priceOfAll = (services: readonly PricedService[]): number => services.reduce((sum, { price }) => sum + price, 0);

/**
 * The price of changed services in a booking priced by the owner's formula, whole rupees: while all services of the
 * agreed sum are kept, that sum stays and added ones cost their price; otherwise each costs its price.
 */
function agreedServicesPrice(booked: PriceLines, services: readonly PricedService[]): number {
  const beside = booked.servicesPrice - priceOfAll(booked.services);
  const areAllKept = booked.services.every(({ id }) => services.some((one) => one.id === id));
  return priceOfAll(services) + (areAllKept ? beside : 0);
}

function recounted(
  booking: BookingEntity,
  after: ChangedBooking,
  change: ChangePricing,
  { pricingData, bookedRates }: PricesOfChange,
  now: Date,
): PriceLines {
  const { price } = booking;
  const isToday = change.pricing === 'today';
  // a booked service that was deleted has no price but the booked one
  const lists = isToday ? [pricingData.services, price.services] : [price.services, pricingData.services];
  const services = servicesOf(after.selectedServices, ...lists);
  const bookedBook = { pricePerGuest: price.pricePerGuest, maintenanceFee: price.maintenanceFee };
  const input: PriceInput = {
    book: isToday ? priceBookOf(pricingData.settings) : bookedBook,
    rates: isToday ? pricingData.rates : bookedRates,
    guestCount: after.guestCount,
    checkinDate: after.checkinDate,
    checkoutDate: after.checkoutDate,
    services,
  };
  const sameServices = isSameSet(after.selectedServices, booking.selectedServices);
  const servicesPrice = sameServices ? price.servicesPrice : agreedServicesPrice(price, services);
  const make = (off: Pick<PriceInput, 'coupon' | 'discountAmount'>): PriceLines =>
    !isToday && isExternalPrice(booking)
      ? priceExternalStay({ ...input, basePrice: price.pricePerGuest, servicesPrice, ...off })
      : priceStay({ ...input, ...off });
  const code = change.couponCode;
  const isKept = code === undefined || isSameCode(code, price.coupon?.code ?? null);
  const coupon = isKept ? price.coupon : code ? validCoupon(code, make({}).subtotal, pricingData, now) : null;
  const kept = change.discountAmount === undefined && isKept ? agreedDiscount(price) : undefined;
  return make({ coupon, discountAmount: change.discountAmount ?? kept });
}

/** A price with an additional line that adjusts its total to the agreed one. */
function withTotal(price: PriceLines, finalTotal: number): PriceLines {
  const difference = finalTotal - sumOf(price.lines);
  if (difference === 0) return { ...price, finalTotal };
  return { ...price, finalTotal, lines: [...price.lines, perStay('adjustment', 'Agreed price', difference)] };
}

/** Throws ServiceUnknown for a service that is neither booked nor on offer. */
export function assertOffered(booking: BookingEntity, after: ChangedBooking, { services }: PricingData): void {
  const added = after.selectedServices.filter((id) => !booking.selectedServices.includes(id));
  if (!added.every((id) => services.some((one) => one.id === id && one.active))) throw new ServiceUnknown();
}

/**
 * The price of a booking after a change. By the prices as booked it is unchanged unless something that determines
 * prices changes. Throws InvalidInput, ServiceUnknown and CouponRefused.
 */
export function priceOfChange(
  booking: BookingEntity,
  after: ChangedBooking,
  change: ChangePricing,
  prices: PricesOfChange,
  now: Date,
): PriceLines {
  const pricing = change.pricing ?? (change.finalTotal === undefined ? 'booked' : 'fixed');
  const isUnchanged = pricing === 'booked' && hasSamePriceInputs(booking, after, change);
  if (isUnchanged) return booking.price;
  const counted = recounted(booking, after, change, prices, now);
  if (pricing === 'fixed' && change.finalTotal === undefined) {
    throw new InvalidInput([{ path: 'finalTotal', message: 'Which total was agreed?' }]);
  }
  const price = pricing === 'fixed' ? withTotal(counted, change.finalTotal ?? 0) : counted;
  assertAmount(price, 'guestCount');
  return price;
}

/** True if a change leaves the stay and everything that determines its price unchanged, like that of a note alone. */
export function keepsStay(
  booking: BookingEntity,
  after: ChangedBooking,
  change: Pick<ChangePricing, 'couponCode' | 'discountAmount'>,
): boolean {
  return isDeepStrictEqual(stayOf(booking), stayOf(after)) && hasSamePriceInputs(booking, after, change);
}
