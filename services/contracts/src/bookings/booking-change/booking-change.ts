import type { FieldError } from '../../errors.ts';
import type { PriceLines } from '../price/price.ts';

/**
 * How a changed stay is priced: by the prices as they were when it was booked, by today's, or with a total that the
 * owner has agreed.
 */
export const PRICINGS = ['booked', 'today', 'fixed'] as const;
export type Pricing = (typeof PRICINGS)[number];

/** The changeable fields of a stay; absent ones stay unchanged. */
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
  /** Whole rupees; replaces the coupon's discount. Null: the coupon's discount. */
  discountAmount?: number | null;
}

interface Contact {
  contactNumber: string;
  email: string | null;
}

const isReachable = ({ contactNumber, email }: Contact): boolean =>
  contactNumber.trim() !== '' || Boolean(email?.trim());

/**
 * The error if a change removes the only remaining contact (phone number or email address) of a booking; none for an
 * erased guest, who has neither.
 */
export function contactProblem(before: Contact, after: Contact): FieldError | undefined {
  if (!isReachable(before) || isReachable(after)) return undefined;
  return { path: 'email', message: 'A phone number or an email address is needed' };
}

/** Body of a preview of a change. */
export interface QuoteChange extends BookingChanges {
  /** By default `fixed` for a given total, and otherwise `booked`. */
  pricing?: Pricing;
  /** With `fixed`: the total that was agreed, whole rupees. */
  finalTotal?: number;
}

/** Body of a change. */
export interface ChangeBooking extends QuoteChange {
  /** The version of the booking that the change is based on. */
  version: number;
  /** Why; the guest reads it. */
  reason?: string;
  /** The total of the preview, whole rupees; only compared with the one that is stored. */
  shownTotal?: number;
}

/** The stay and its price before or after a change. */
export interface PricedStay {
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  /** The effective time. */
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
  /** The deposit that was agreed with the booking, whole rupees; 0 for none. It is not part of the price. */
  securityDeposit: number;
  /** What occupies the new dates: a confirmed stay's code, `block`, or `the calendar …`; null while they are free. */
  datesTakenBy: string | null;
  /** The rule that the new stay breaks, as a sentence; the owner may break it. Null when it breaks none. */
  brokenRule: string | null;
}

/** What a guest sends to change a pending booking, or to ask for a change of a confirmed one. */
export interface AskForChange extends StayChanges {
  /** Without a change it is added to the open change request, which otherwise stays as it is. */
  note?: string;
  /** The total that the guest was shown, whole rupees; only compared with the server's. */
  shownTotal?: number;
}

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined', 'superseded'] as const;
/** `superseded`: the guest has filed another request since, or the booking was changed or cancelled. */
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

export const CHANGE_NOTE_MAX_LENGTH = 1000;

/** A guest's change request, complete, as the guest sees it. */
export interface GuestChangeRequest {
  id: number;
  state: ChangeRequestState;
  wanted: Omit<PricedStay, 'price'>;
  /** Ids as text. */
  selectedServices: string[];
  couponCode: string | null;
  /** Whole rupees: by the prices at the time of the request; once accepted, the final price. */
  finalTotal: number;
  /** The guest's notes, the earliest first. */
  note: string | null;
  /** What the owner has written when declining; null otherwise. */
  reason: string | null;
  createdAt: string;
}

/** A change request as events carry it. */
export interface ChangeRequestSnapshot extends GuestChangeRequest {
  bookingId: number;
}

/** `booked` while nothing that determines prices changes, otherwise `today`. */
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
  /** How the change is priced by default when it is accepted. */
  pricing: DefaultPricing;
  datesTakenBy: string | null;
  brokenRule: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
}

/** Response to accepting a change request. */
export interface AcceptedChange extends ChangeRequestView {
  /** True if the total differs from what the guest was shown when asking. */
  priceAdjusted: boolean;
  /** True if the request had only a note: nothing of the stay has changed, and the guest is sent nothing. */
  isUnchanged: boolean;
}

export interface DecideChangeRequest {
  /** How the change is priced; by default the `pricing` of the request's view. */
  pricing?: Pricing;
  finalTotal?: number;
  reason?: string;
}
