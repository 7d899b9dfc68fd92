import type { BookingRecord } from '../bookings/booking/booking.ts';
import type { FreeDates } from '../bookings/availability/free-dates.ts';
import type { PaymentMethod } from '../bookings/payment/payment-method.ts';
import type { BookingTerms } from '../bookings/terms/booking-terms.ts';
import type { PriceLine } from '../bookings/price/price-lines.ts';
import type { CouponRecord } from '../catalogue/coupon.ts';
import type { Rate } from '../catalogue/rate.ts';
import type { StayRule } from '../catalogue/stay-rule.ts';

/** A booking in events, with all data that consumers need. */
export interface BookingSnapshot extends BookingRecord {
  /** The time that applies, also when the guest chose none. */
  checkoutTime: string;
  services: { name: string; price: number }[];
  /** Whole rupees for all guests. */
  guestsPrice: number;
  /** Every line of the price; absent in events older than this field. */
  lines?: PriceLine[];
  /**
   * The unpaid part of the total, whole rupees, also of a cancelled booking; absent in events older than this field.
   */
  due?: number;
  /** The part of `due` that is not due before the day `dueOn`; absent in events older than this field. */
  dueLater?: number;
  dueOn?: string | null;
  /** The agreed terms; absent in events older than this field. */
  terms?: BookingTerms;
  /** The amount paid beyond the total, whole rupees; absent in events older than this field. */
  overpaid?: number;
  /**
   * The amount of the payment that the event is about, otherwise of the current one, whole rupees; absent in events
   * older than this field.
   */
  paymentAmount?: number | null;
  /** The total of all payments that await verification, whole rupees; absent in events older than this field. */
  waiting?: number;
  /**
   * How often the stay was changed: the sequence number of its calendar entry; absent in events older than this field.
   */
  stayChanges?: number;
  /** The version of the guest's token, for links; absent (0) in events older than this field. */
  guestTokenVersion?: number;
  /** How the payment was made, if there is one; absent in events older than this field. */
  paymentMethod?: PaymentMethod | null;
  /**
   * The version of the `booking.changed` of the same change, which may be handled later; absent if the booking's state
   * was not changed, and in events older than this field.
   */
  stateVersion?: number;
  /**
   * ISO instant; null while nothing is due because the owner has not confirmed the dates. Rule: nothing is due before
   * confirmation.
   */
  paymentDeadline: string | null;
}

/**
 * The current state of a booking for consumers with an older snapshot: all that decides whether a mail is still valid.
 * `deleted` while the owner has archived it.
 */
export interface BookingState
  extends
    Versioned,
    Pick<
      BookingSnapshot,
      | 'id'
      | 'status'
      | 'paymentStatus'
      | 'checkinDate'
      | 'checkoutDate'
      | 'checkinTime'
      | 'checkoutTime'
      | 'guestCount'
      | 'finalTotal'
    > {
  /** The unpaid part of the total, whole rupees, also of a cancelled booking. */
  due: number;
  stayChanges: number;
  /** True while the owner pauses scheduled messages; absent in events older than this field. */
  messagesPaused?: boolean;
  /** The guest's address and the version of the guest's token; absent in events older than these fields. */
  email?: string | null;
  guestTokenVersion?: number;
}

/** A row that read models copy; a read model applies only a higher `version`. */
export interface Versioned {
  /** Incremented by every change of the row. */
  version: number;
  /** True when the row was deleted. */
  deleted: boolean;
}

export interface ServiceChanged extends Versioned {
  id: number;
  name: string;
  price: number;
  active: boolean;
  /** ISO instant of the row's last change, even when it is published again; absent in events older than this field. */
  updatedAt?: string;
}

/** A picture of the gallery, with the fields that the sitemap shows. */
export interface GalleryChanged extends Versioned {
  id: number;
  category: string;
  /** An address of the web, or a path of the site. */
  src: string;
  alt: string;
  active: boolean;
  /** ISO instant of the row's last change, even when it is published again; absent in events older than this field. */
  updatedAt?: string;
}

export interface CouponChanged extends Versioned, CouponRecord {
  id: number;
}

export interface SettingChanged extends Versioned {
  key: string;
  value: string;
}

/** All active rates in the owner's order; only a higher `version` replaces them. */
export interface RatesChanged extends Pick<Versioned, 'version'> {
  rates: Rate[];
}

/** All active stay rules. */
export interface StayRulesChanged extends Pick<Versioned, 'version'> {
  rules: StayRule[];
}

/** The active pictures of the home page's hero in the owner's order; only a higher `version` replaces them. */
export interface HeroChanged extends Pick<Versioned, 'version'> {
  /** Addresses of the web, or paths of the site. */
  addresses: string[];
}

/**
 * Fields of an event about a pending booking's payment once its dates are taken, so that the guest is no longer asked
 * to pay; absent while they are free, and in events older than these fields. Rule: taken dates.
 */
export interface DatesTakenMeanwhile {
  datesTaken?: boolean;
  /** The dates that the guest is offered instead. */
  nearestFree?: FreeDates[];
}
