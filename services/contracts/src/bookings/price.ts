import { discountFor, type CouponTerms } from '../catalogue/coupon.ts';
import type { PriceBook } from './price-book.ts';
import { linesOf, sumOf, type PriceLine } from './price-lines.ts';

/** Parties from this size on may negotiate the maintenance fee. Rule: price of a stay. */
export const FEE_NEGOTIABLE_FROM_GUESTS = 20;

export interface PricedService {
  id: string;
  name: string;
  /** Whole rupees, once a stay. */
  price: number;
}

/** The days of a stay, `YYYY-MM-DD`; absent or empty while they are not chosen. */
export interface PricedDates {
  checkinDate?: string;
  checkoutDate?: string;
}

/** What a price is made from. The price per guest covers the whole stay, so that the dates do not change it. */
export interface PriceInput extends PricedDates {
  book: PriceBook;
  guestCount: number;
  services: readonly PricedService[];
  coupon?: CouponTerms | null;
}

/** A price in lines, and its amounts, in whole rupees. Stored with the booking as it was when the guest asked. */
export interface PriceLines {
  pricePerGuest: number;
  guestCount: number;
  /** guests × price per guest */
  basePrice: number;
  services: PricedService[];
  servicesPrice: number;
  maintenanceFee: number;
  /** Before the discount. */
  subtotal: number;
  coupon: CouponTerms | null;
  discountAmount: number;
  /** The sum of the lines, never below 0. */
  finalTotal: number;
  lines: PriceLine[];
}

interface Charges {
  pricePerGuest: number;
  guestCount: number;
  services: readonly PricedService[];
  servicesPrice: number;
  maintenanceFee?: number;
  coupon?: CouponTerms | null;
  /** When it was agreed; otherwise the coupon's. */
  discountAmount?: number;
}

function priceOf({ pricePerGuest, guestCount, servicesPrice, maintenanceFee, ...charges }: Charges): PriceLines {
  const { coupon = null } = charges;
  const services = charges.services.map(({ id, name, price }) => ({ id, name, price }));
  const basePrice = guestCount * pricePerGuest;
  const subtotal = basePrice + servicesPrice + (maintenanceFee ?? 0);
  const discountAmount = charges.discountAmount ?? (coupon ? discountFor(coupon, subtotal) : 0);
  const amounts = { guestCount, services, servicesPrice, maintenanceFee, discountAmount };
  const lines = linesOf({ ...amounts, guestsPrice: basePrice, couponCode: coupon?.code });
  return {
    pricePerGuest,
    basePrice,
    ...amounts,
    maintenanceFee: maintenanceFee ?? 0,
    subtotal,
    coupon,
    finalTotal: Math.max(sumOf(lines), 0),
    lines,
  };
}

/** The price of a stay: guests × price + services + maintenance fee − discount, never below 0. */
export function priceStay({ book, guestCount, services, coupon }: PriceInput): PriceLines {
  const servicesPrice = services.reduce((sum, { price }) => sum + price, 0);
  return priceOf({ ...book, guestCount, services, servicesPrice, coupon });
}

/** What the owner has agreed with somebody who phoned. */
export interface ExternalPriceInput extends PricedDates {
  /** Price per guest, not the amount for all guests. */
  basePrice: number;
  guestCount: number;
  /** Those that were chosen; one sum is agreed for all of them, whatever they cost otherwise. */
  services?: readonly PricedService[];
  servicesPrice?: number;
  coupon?: CouponTerms | null;
  /** When it is left out, the coupon's. */
  discountAmount?: number;
}

/** The price of a booking that the owner enters: max(basePrice × guests + services − discount, 0), with no fee. */
export function priceExternalStay(input: ExternalPriceInput): PriceLines {
  const { basePrice: pricePerGuest, guestCount, services = [], servicesPrice = 0, coupon, discountAmount } = input;
  return priceOf({ pricePerGuest, guestCount, services, servicesPrice, coupon, discountAmount });
}
