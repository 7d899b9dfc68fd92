import type { PriceLines } from './price.ts';

/**
 * By what a changed stay is priced: by the prices as they were when it was booked, by today's, or with a total that the
 * owner has agreed.
 */
export const PRICINGS = ['booked', 'today', 'fixed'] as const;
export type Pricing = (typeof PRICINGS)[number];

/** What of a stay can be changed; what is absent stays as it is. */
export interface StayChanges {
  checkinDate?: string;
  checkoutDate?: string;
  checkinTime?: string;
  /** Null: the usual one. */
  checkoutTime?: string | null;
  guestCount?: number;
  /** Ids as text. */
  selectedServices?: string[];
  /** Null: none. */
  couponCode?: string | null;
}

/** What the owner changes of a booking that is not cancelled. */
export interface BookingChanges extends StayChanges {
  fullName?: string;
  contactNumber?: string;
  email?: string | null;
  specialRequests?: string | null;
  /** Whole rupees; instead of what the coupon comes to. Null: what the coupon comes to. */
  discountAmount?: number | null;
}

/** Body of a preview of a change. */
export interface QuoteChange extends BookingChanges {
  pricing: Pricing;
  /** With `fixed`: the total that was agreed, whole rupees. */
  finalTotal?: number;
}

/** Body of a change. */
export interface ChangeBooking extends QuoteChange {
  /** That of the booking which the change was made from. */
  version: number;
  /** Why; the guest reads it. */
  reason?: string;
}

/** The stay and its price before or after a change. */
export interface PricedStay {
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  /** The time that counts. */
  checkoutTime: string;
  guestCount: number;
  price: PriceLines;
}

/** Preview of a change; nothing is stored. */
export interface ChangeQuote {
  version: number;
  was: PricedStay;
  becomes: PricedStay;
  /** Whole rupees; negative when the stay becomes cheaper. */
  difference: number;
  /** What is still to be paid after the change, whole rupees. */
  due: number;
  /** What was paid beyond the new total, whole rupees. */
  overpaid: number;
  /** What has the new dates: a confirmed stay's code, or `block`; null while they are free. */
  datesTakenBy: string | null;
  /** The rule that the new stay breaks, in a sentence; the owner may break it. Null when it keeps them all. */
  brokenRule: string | null;
}

/** What a guest sends to change a pending booking, or to ask for a change of a confirmed one. */
export interface AskForChange extends StayChanges {
  note?: string;
}

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined', 'superseded'] as const;
/** `superseded`: the guest has asked for something else since, or the booking was changed or cancelled. */
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

export const CHANGE_NOTE_MAX_LENGTH = 1000;

/** What a guest has asked for, complete, as the guest sees it. */
export interface GuestChangeRequest {
  id: number;
  state: ChangeRequestState;
  wanted: Omit<PricedStay, 'price'>;
  /** Ids as text. */
  selectedServices: string[];
  couponCode: string | null;
  /** Whole rupees: by the prices of the moment when the guest asked; once accepted, what it costs. */
  finalTotal: number;
  note: string | null;
  /** What the owner has written when declining; null otherwise. */
  reason: string | null;
  createdAt: string;
}

/** A change request as events carry it. */
export interface ChangeRequestSnapshot extends GuestChangeRequest {
  bookingId: number;
}

/** `booked` while nothing changes that prices are made from, else `today`. */
export type DefaultPricing = Exclude<Pricing, 'fixed'>;

/** A change request as the owner sees it. */
export interface ChangeRequestView extends ChangeRequestSnapshot {
  confirmationCode: string;
  fullName: string;
  /** The stay as it is booked. */
  booked: Omit<PricedStay, 'price'>;
  bookedTotal: number;
  /** `finalTotal` less `bookedTotal`. */
  difference: number;
  /** By what the change is priced when it is accepted without saying otherwise. */
  pricing: DefaultPricing;
  datesTakenBy: string | null;
  brokenRule: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
}

/** Answer to accepting a change request. */
export interface AcceptedChange extends ChangeRequestView {
  /** True if the stay costs another total than the guest was shown when asking. */
  priceAdjusted: boolean;
}

export interface DecideChangeRequest {
  /** By what the change is priced; unless given, by the `pricing` of the request's view. */
  pricing?: Pricing;
  finalTotal?: number;
  reason?: string;
}
