import { discountFor, type CouponTerms } from '../catalogue/coupon.ts';

/** The owner's rates, in whole rupees; both are site settings. */
export interface PriceBook {
  pricePerGuest: number;
  maintenanceFee: number;
}

/** Source: public-site specification 9 (price per guest, maintenance fee). */
export const DEFAULT_PRICE_BOOK: PriceBook = { pricePerGuest: 1150, maintenanceFee: 500 };

/** Parties from this size on may negotiate the maintenance fee. Source: public-site specification 7. */
export const FEE_NEGOTIABLE_FROM_GUESTS = 20;

export interface PricedService {
  id: string;
  name: string;
  /** Whole rupees, once a stay. */
  price: number;
}

export interface PriceInput {
  book: PriceBook;
  guestCount: number;
  services: readonly PricedService[];
  coupon?: CouponTerms | null;
}

/** Every line of a price, in whole rupees. Stored with the booking as it was when the guest asked. */
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
  /** Never below 0. */
  finalTotal: number;
}

/** The price of a stay: guests × price + services + maintenance fee − discount, never below 0. */
export function priceStay({ book, guestCount, services, coupon }: PriceInput): PriceLines {
  const basePrice = guestCount * book.pricePerGuest;
  const servicesPrice = services.reduce((sum, service) => sum + service.price, 0);
  const subtotal = basePrice + servicesPrice + book.maintenanceFee;
  const discountAmount = coupon ? discountFor(coupon, subtotal) : 0;
  return {
    pricePerGuest: book.pricePerGuest,
    guestCount,
    basePrice,
    services: services.map(({ id, name, price }) => ({ id, name, price })),
    servicesPrice,
    maintenanceFee: book.maintenanceFee,
    subtotal,
    coupon: coupon ?? null,
    discountAmount,
    finalTotal: Math.max(subtotal - discountAmount, 0),
  };
}

export interface ExternalPriceInput {
  /** Price per guest, not the amount for all guests. */
  basePrice: number;
  guestCount: number;
  servicesPrice: number;
  discountAmount: number;
}

/**
 * The total of a booking that the owner enters: max(basePrice × guests + services − discount, 0), no fee.
 * Source: back-office specification 5.
 */
export function externalTotal({ basePrice, guestCount, servicesPrice, discountAmount }: ExternalPriceInput): number {
  return Math.max(basePrice * guestCount + servicesPrice - discountAmount, 0);
}
