import { discountFor, type CouponTerms } from '../../catalogue/coupon.ts';
import type { Rate } from '../../catalogue/rate.ts';
import { chargedNights, type PricedDates } from '../stay/nights.ts';
import type { PriceBook } from './price-book.ts';
import { guestsLine, linesOf, sumOf, type PriceLine } from './price-lines.ts';
import { linesOfNights } from './rate-lines.ts';

/** Parties from this size on may negotiate the maintenance fee. Rule: price of a stay. */
export const FEE_NEGOTIABLE_FROM_GUESTS = 20;

export interface PricedService {
  id: string;
  name: string;
  /** Whole rupees, once per stay. */
  price: number;
}

/**
 * The input of a price. The dates decide which rates apply; without dates or a matching rate it is the price per guest,
 * which covers the whole stay.
 */
export interface PriceInput extends PricedDates {
  book: PriceBook;
  /** The active rates in the owner's order. */
  rates?: readonly Rate[];
  guestCount: number;
  services: readonly PricedService[];
  coupon?: CouponTerms | null;
  /** Set if the owner has agreed to another discount than the coupon's. */
  discountAmount?: number;
}

/**
 * A price with its lines and amounts, in whole rupees. Stored with the booking as it was when the guest requested it.
 */
export interface PriceLines {
  pricePerGuest: number;
  guestCount: number;
  /** What the nights cost: without a rate, guests × price per guest. */
  basePrice: number;
  services: PricedService[];
  servicesPrice: number;
  maintenanceFee: number;
  /** Before the discount. */
  subtotal: number;
  coupon: CouponTerms | null;
  /** As agreed; its line deducts at most the subtotal. */
  discountAmount: number;
  /** The sum of the lines, never below 0. */
  finalTotal: number;
  lines: PriceLine[];
}

interface Charges {
  pricePerGuest: number;
  guestCount: number;
  nights: readonly PriceLine[];
  services: readonly PricedService[];
  servicesPrice: number;
  maintenanceFee?: number;
  coupon?: CouponTerms | null;
  /** The agreed discount; by default the coupon's. */
  discountAmount?: number;
}

function priceOf({
  pricePerGuest,
  guestCount,
  nights,
  servicesPrice,
  maintenanceFee,
  ...charges
}: Charges): PriceLines {
  const { coupon = null } = charges;
  const services = charges.services.map(({ id, name, price }) => ({ id, name, price }));
  const basePrice = sumOf(nights);
  const subtotal = basePrice + servicesPrice + (maintenanceFee ?? 0);
  const discountAmount = charges.discountAmount ?? (coupon ? discountFor(coupon, subtotal) : 0);
  const amounts = { guestCount, services, servicesPrice, maintenanceFee, discountAmount };
  const lines = linesOf({ ...amounts, nights, couponCode: coupon?.code });
  return {
    pricePerGuest,
    basePrice,
    ...amounts,
    maintenanceFee: maintenanceFee ?? 0,
    subtotal,
    coupon,
    finalTotal: sumOf(lines),
    lines,
  };
}

/** The price of a stay: its nights by their rates + services + maintenance fee − discount, never below 0. */
export function priceStay(input: PriceInput): PriceLines {
  const { book, rates = [], guestCount, services, coupon, discountAmount, ...dates } = input;
  const servicesPrice = services.reduce((sum, { price }) => sum + price, 0);
  const charged = rates.length > 0 ? chargedNights(dates) : undefined;
  const rated = charged && linesOfNights({ ...charged, guestCount }, rates, book.pricePerGuest);
  const nights = rated ?? [guestsLine(guestCount, guestCount * book.pricePerGuest)];
  return priceOf({ ...book, guestCount, nights, services, servicesPrice, coupon, discountAmount });
}

/** What the owner has agreed with a guest who phoned. */
export interface ExternalPriceInput extends PricedDates {
  /** Price per guest, not the amount for all guests. */
  basePrice: number;
  guestCount: number;
  /** The chosen services; one sum is agreed for all of them, whatever their own prices. */
  services?: readonly PricedService[];
  servicesPrice?: number;
  coupon?: CouponTerms | null;
  /** By default the coupon's. */
  discountAmount?: number;
}

/** The price of a booking that the owner enters: max(basePrice × guests + services − discount, 0), with no fee. */
export function priceExternalStay(input: ExternalPriceInput): PriceLines {
  const { basePrice: pricePerGuest, guestCount, services = [], servicesPrice = 0, coupon, discountAmount } = input;
  const nights = [guestsLine(guestCount, guestCount * pricePerGuest)];
  return priceOf({ pricePerGuest, guestCount, nights, services, servicesPrice, coupon, discountAmount });
}

/** The discount that the owner has agreed to instead of the coupon's; undefined if it is the coupon's. */
export function agreedDiscount({ coupon, subtotal, discountAmount }: PriceLines): number | undefined {
  const ofCoupon = coupon ? discountFor(coupon, subtotal) : 0;
  return discountAmount === ofCoupon ? undefined : discountAmount;
}
