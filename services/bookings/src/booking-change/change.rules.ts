import { isDeepStrictEqual } from 'node:util';
import {
  contactProblem,
  type BookingChanges,
  type PricedStay,
  type Pricing,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { perStay, sumOf } from '@farmhouse/contracts/bookings/price/price-lines';
import {
  agreedDiscount,
  priceExternalStay,
  priceStay,
  type PricedService,
  type PriceInput,
  type PriceLines,
} from '@farmhouse/contracts/bookings/price/price';
import { checkoutTimeOf, stayInterval, stayProblem } from '@farmhouse/contracts/bookings/stay/stay';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { keptTurnaroundOf } from '../booking/booking.rules.ts';
import type { RequestedStay } from '../calendar/calendar.service.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { ServiceUnknown } from '../price/pricing.errors.ts';
import { assertAmount, uniqueServiceIds, validCoupon } from '../price/quote.rules.ts';

/** The changeable fields of a booking, after the change. */
export type ChangedBooking = Pick<
  BookingEntity,
  | 'fullName'
  | 'contactNumber'
  | 'email'
  | 'specialRequests'
  | 'checkinDate'
  | 'checkoutDate'
  | 'checkinTime'
  | 'checkoutTime'
  | 'guestCount'
  | 'selectedServices'
>;

/** The booking with the changes; absent fields stay unchanged. */
export function changedBooking(booking: BookingEntity, changes: BookingChanges): ChangedBooking {
  const kept = <T>(value: T | undefined, present: T): T => (value === undefined ? present : value);
  return {
    fullName: kept(changes.fullName, booking.fullName),
    contactNumber: kept(changes.contactNumber, booking.contactNumber),
    email: kept(changes.email, booking.email),
    specialRequests: kept(changes.specialRequests, booking.specialRequests),
    checkinDate: kept(changes.checkinDate, booking.checkinDate),
    checkoutDate: kept(changes.checkoutDate, booking.checkoutDate),
    checkinTime: kept(changes.checkinTime, booking.checkinTime),
    checkoutTime: kept(changes.checkoutTime, booking.checkoutTime),
    guestCount: kept(changes.guestCount, booking.guestCount),
    selectedServices: uniqueServiceIds(kept(changes.selectedServices, booking.selectedServices)),
  };
}

/** Limits for the owner, beyond which a stay must be a mistake. */
const OWNERS_LIMITS = { maxDaysAhead: 36_500, maxNights: 365 };
const LONG_AGO = new Date('2000-01-01T00:00:00+05:30');

/** Throws InvalidInput for a stay that ends before it begins, or lasts more than a year. */
export function assertPossible(stay: ChangedBooking): void {
  const problem = stayProblem(stay, LONG_AGO, OWNERS_LIMITS);
  if (problem) throw new InvalidInput([problem]);
}

/** Throws InvalidInput for a change after which the guest can be reached neither by phone nor by e-mail. */
export function assertContact(booking: BookingEntity, after: ChangedBooking): void {
  const problem = contactProblem(booking, after);
  if (problem) throw new InvalidInput([problem]);
}

/** The dates that a changed booking needs, for the calendar. An agreed stay keeps its turnaround. */
export function neededBy(booking: BookingEntity, after: ChangedBooking): RequestedStay & { id: number } {
  return { ...after, id: booking.id, keptTurnaroundMinutes: keptTurnaroundOf(booking) };
}

/** True if the dates or the hours of the stay change. */
export function isMoved(booking: BookingEntity, after: ChangedBooking): boolean {
  return !isDeepStrictEqual(stayInterval(booking), stayInterval(after));
}

/**
 * The stay rules that a change has to obey, and the time as of which its dates are checked: those of a pending booking
 * as of now, like a new request; an agreed stay obeys the rules only if its dates move, and an arrival that it keeps is
 * checked as of the time of booking.
 */
export function rulesOfChange(
  booking: BookingEntity,
  after: ChangedBooking,
  rules: readonly StayRule[],
  now: Date,
): { rules: readonly StayRule[]; requestedAt: Date } {
  if (booking.status === 'pending' || after.checkinDate !== booking.checkinDate) return { rules, requestedAt: now };
  const { from } = stayInterval(booking);
  const requestedAt = booking.createdAt < from ? booking.createdAt : from;
  return { rules: after.checkoutDate === booking.checkoutDate ? [] : rules, requestedAt };
}

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

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

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

/** The stay as previews and requests compare it, with its effective check-out time. */
export function stayOf(stay: ChangedBooking): Omit<PricedStay, 'price'> {
  const { checkinDate, checkoutDate, checkinTime, guestCount } = stay;
  return { checkinDate, checkoutDate, checkinTime, checkoutTime: checkoutTimeOf(stay), guestCount };
}

/** True if a change leaves the stay and everything that determines its price unchanged, like that of a note alone. */
export function keepsStay(
  booking: BookingEntity,
  after: ChangedBooking,
  change: Pick<ChangePricing, 'couponCode' | 'discountAmount'>,
): boolean {
  return isDeepStrictEqual(stayOf(booking), stayOf(after)) && hasSamePriceInputs(booking, after, change);
}

/** True if the guest has to be notified of the change: of the stay, the services or the price. */
export function concernsGuest(booking: BookingEntity, after: ChangedBooking, price: PriceLines): boolean {
  return (
    !isDeepStrictEqual(stayOf(booking), stayOf(after)) ||
    !isSameSet(booking.selectedServices, after.selectedServices) ||
    booking.couponCode !== (price.coupon?.code ?? null) ||
    booking.finalTotal !== price.finalTotal
  );
}

/**
 * True if the booking loses the address or the number to which its links may have been sent. The same one in another
 * spelling is kept, and a first one replaces none.
 */
export function losesContact(booking: BookingEntity, after: ChangedBooking): boolean {
  const [was, is] = [booking, after].map(({ email, contactNumber }) =>
    personOf({ email, phone: withLatinDigits(contactNumber) }),
  );
  return (['email', 'phone'] as const).some((contact) => was?.[contact] && was[contact] !== is?.[contact]);
}

const CONTACT = {
  fullName: 'name',
  contactNumber: 'phone number',
  email: 'email address',
  specialRequests: 'special requests',
} as const;

/** The changed contact fields as text, without values: the history outlives the guest's data. */
export function contactChanges(booking: BookingEntity, after: ChangedBooking): string[] {
  const fields = Object.keys(CONTACT) as (keyof typeof CONTACT)[];
  return fields.filter((field) => booking[field] !== after[field]).map((field) => CONTACT[field]);
}
