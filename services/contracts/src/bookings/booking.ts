import type { Rate } from '../catalogue/rate.ts';
import type { StayRule } from '../catalogue/stay-rule.ts';
import type { RefundStanding } from './refund.ts';
import type { GuestChangeRequest } from './booking-change.ts';
import type { DayPrice } from './day-prices.ts';
import type { PricedDates } from './nights.ts';
import type { PriceLines } from './price.ts';
import type { PriceLine } from './price-lines.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { BookingTerms } from './booking-terms.ts';

export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const PAYMENT_STATUSES = ['pending', 'paid', 'pending_verification', 'verified', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Payment states in which the owner has a reference to look at. */
export const AWAITING_VERIFICATION: readonly PaymentStatus[] = ['paid', 'pending_verification'];

/** Who entered the booking: a guest on the site, or the owner for a guest who phoned. */
export type BookingSource = 'guest' | 'owner';

/** Crockford base32 without the letters people misread. */
export const CONFIRMATION_CODE_PATTERN = /^FH-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Most guests that can be requested online. Rule: fields of a booking request. */
export const MAX_GUESTS_ONLINE = 20;

export const FULL_NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const SPECIAL_REQUESTS_MAX_LENGTH = 2000;
export const REASON_MAX_LENGTH = 1000;
export const PAYMENT_REFERENCE_MAX_LENGTH = 100;
export const MAX_SELECTED_SERVICES = 30;

/** The guest and the stay, as entered for every booking. */
export interface EnteredStay {
  fullName: string;
  contactNumber: string;
  email?: string;
  /** `YYYY-MM-DD`, a day in India, like every date here. */
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  /** `HH:mm` in India, like every time here. */
  checkinTime: string;
  checkoutTime?: string;
  /** Ids as text. */
  selectedServices?: string[];
  couponCode?: string;
  specialRequests?: string;
}

/** What a guest sends to request a stay. The amounts are what the guest was shown; the server recalculates them. */
export interface CreateBooking extends EnteredStay {
  /** Reference of a UPI transfer already made; counts as a first submission. */
  upiTransactionId?: string;
  basePrice?: number;
  servicesPrice?: number;
  discountAmount?: number;
  finalTotal?: number;
}

/** The fields of a booking shared by views and events. Amounts in whole rupees, dates and times as in India. */
export interface BookingRecord {
  id: number;
  confirmationCode: string;
  source: BookingSource;
  fullName: string;
  contactNumber: string;
  email: string | null;
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  guestCount: number;
  couponCode: string | null;
  specialRequests: string | null;
  servicesPrice: number;
  maintenanceFee: number;
  /** The agreed amount; the lines have the amount that is deducted. */
  discountAmount: number;
  finalTotal: number;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  upiTransactionId: string | null;
}

/** Header with a client's id for one attempted change, the same on every retry. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Answer to a created booking. */
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

/** A stay as anyone who knows its code may see it. */
export interface PublicBooking {
  confirmationCode: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  /** The effective time, even if the guest chose none. */
  checkoutTime: string;
  guestCount: number;
  basePrice: number;
  servicesPrice: number;
  maintenanceFee: number;
  /** The agreed amount; the lines have the amount that is deducted. */
  discountAmount: number;
  finalTotal: number;
  /** What is still to be paid, whole rupees. */
  due: number;
  /** The part of `due` that is not due before the day `dueOn` (`YYYY-MM-DD`), which is null when there is none. */
  dueLater: number;
  dueOn: string | null;
  /** What was agreed on when the booking was made. */
  terms: BookingTerms;
  /** Without the guest's token, services are one line and a discount names no coupon. */
  lines: PriceLine[];
  /** `A**** R**` */
  maskedName: string;
  /** ISO instant; null while nothing is due (rule: nothing is due before confirmation). */
  paymentDeadline: string | null;
  /**
   * True once a confirmed stay, a block or another calendar has taken the dates of this pending booking: the guest is
   * no longer asked to pay. Rule: taken dates.
   */
  datesTaken: boolean;
  /** The nearest free dates for as long a stay; empty unless `datesTaken`. */
  nearestFree: FreeDates[];
  /** ISO instants of what has happened so far, like `createdAt`; null before. */
  paymentSubmittedAt: string | null;
  paymentVerifiedAt: string | null;
  confirmedAt: string | null;
  createdAt: string;
}

/** What only the guest with the booking's token sees besides the public part. */
export interface GuestBooking extends PublicBooking {
  fullName: string;
  contactNumber: string;
  email: string | null;
  specialRequests: string | null;
  couponCode: string | null;
  selectedServices: { id: string; name: string; price: number }[];
  upiTransactionId: string | null;
  /** Null while nothing was paid. */
  paymentMethod: PaymentMethod | null;
  /** The amount of the payment that awaits verification, whole rupees; null when there is none. */
  paymentAmount: number | null;
  cancellationReason: string | null;
  /** The refund of a cancelled booking; null when there is none, and while it is not cancelled. */
  refund: RefundStanding | null;
  paymentNotes: string | null;
  /** How many more references the guest may submit. */
  submissionsLeft: number;
  /** The change request that the owner has not yet decided on; null when there is none. */
  changeRequest: GuestChangeRequest | null;
  /** How often the stay was changed: the sequence number of its calendar file. */
  stayChanges: number;
  /** True if a pending booking keeps its dates, guests, services and coupon until the owner changes them. */
  isPriceAgreed: boolean;
}

export interface LookupBooking {
  confirmationCode: string;
  phoneLast4: string;
  /** The whole number: required when others have used up the attempts at the code. */
  phone?: string;
}

/** The token from a mail's link, exchanged for the guest's cookie. */
export interface OpenGuestSession {
  token: string;
}

export const MAX_PAYMENT_SUBMISSIONS = 5;

export interface SubmitPayment {
  upiTransactionId: string;
  /**
   * The amount transferred, whole rupees, at most all that is left to pay; by default that of the reference which this
   * one corrects, otherwise what is due now.
   */
  amount?: number;
}

export interface PaymentSubmitted {
  confirmationCode: string;
  paymentStatus: PaymentStatus;
  upiTransactionId: string;
  submissionsLeft: number;
}

/** A time in which the house is not available (`taken`) or has been requested (`requested`). */
export interface BusyRange {
  kind: 'taken' | 'requested';
  /** ISO instants, half-open. */
  from: string;
  to: string;
}

export interface Availability {
  from: string;
  to: string;
  /** Taken ranges end with the turnaround after them. */
  ranges: BusyRange[];
  /** Minutes that must also be free between a guest's check-out and the next taken range. */
  turnaroundMinutes: number;
  /** What each day costs a party of `guests`, and its rules; only when a number of guests was given. */
  days?: DayPrice[];
  /** The rates and rules behind the days; only with `terms=yes`. */
  rates?: Rate[];
  rules?: StayRule[];
}

/** Dates of the same length that were free when they were suggested. */
export interface FreeDates {
  checkinDate: string;
  checkoutDate: string;
}
