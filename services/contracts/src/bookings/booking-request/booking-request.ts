import type { BookingStatus, EnteredStay, PaymentStatus } from '../booking/booking.ts';
import type { PriceLines } from '../price/price.ts';
import type { PricedDates } from '../stay/nights.ts';

/** What a guest sends to request a stay. The amounts are what the guest was shown; the server recalculates them. */
export interface CreateBooking extends EnteredStay {
  /** Reference of a UPI transfer already made; counts as a first submission. */
  upiTransactionId?: string;
  basePrice?: number;
  servicesPrice?: number;
  discountAmount?: number;
  finalTotal?: number;
}

/** Response to a created booking. */
export interface BookingRequested {
  confirmationCode: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Whole rupees, calculated by the server. */
  finalTotal: number;
  /** True if the amount that the client sent differs from the server's. */
  priceAdjusted: boolean;
  price: PriceLines;
}

/** The input of a quote; both dates may be absent. */
export interface QuoteBooking extends PricedDates {
  guestCount: number;
  selectedServices?: string[];
  couponCode?: string;
}
