import type { FreeDates } from '../availability/free-dates.ts';
import type { GuestChangeRequest } from '../booking-change/booking-change.ts';
import type { BookingStatus, PaymentStatus } from '../booking/booking.ts';
import type { RefundStatus } from '../payment/refund.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { PriceLine } from '../price/price-lines.ts';
import type { BookingTerms } from '../terms/booking-terms.ts';

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
  /** The unpaid part of the total, whole rupees; also of a cancelled booking, which owes nothing any more. */
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
  /** How often the stay was changed: the sequence number of its calendar file. */
  stayChanges: number;
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
  /** Verified payments minus refunds, whole rupees; more than the total for a guest who has paid too much. */
  received: number;
  cancellationReason: string | null;
  /** The refund of a cancelled booking; null when there is none, and while it is not cancelled. */
  refund: RefundStatus | null;
  /** The owner's notes on the last payment, if it was refused. */
  paymentNotes: string | null;
  /** A payment of the balance that was refused before the balance was due; null when there is none. */
  refusedEarly: { amount: number; reference: string | null } | null;
  /** How many more references the guest may submit. */
  submissionsLeft: number;
  /** The change request that the owner has not yet decided on; null when there is none. */
  changeRequest: GuestChangeRequest | null;
  /** Minutes kept free after this stay; null while it is pending: those of the availability. */
  keptTurnaroundMinutes: number | null;
  /** True if a pending booking keeps its dates, guests, services and coupon until the owner changes them. */
  isPriceAgreed: boolean;
}

interface ComparedPrice {
  /** True if the change costs another total than the one that was sent as shown. */
  priceAdjusted: boolean;
}

/** Response to a guest's change of a booking request, or to a request to change a confirmed stay. */
export interface GuestChangeAnswer extends GuestBooking, ComparedPrice {}

/** The same response without personal data, for a caller whose guest token has become invalid meanwhile. */
export interface PublicChangeAnswer extends PublicBooking, ComparedPrice {}
