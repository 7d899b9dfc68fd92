import type { BookingRecord, FreeDates } from '../bookings/booking.ts';
import type { PaymentMethod } from '../bookings/payment-method.ts';
import type { FeedEventView, FeedFailing } from '../bookings/calendar-feed.ts';
import type { RefundPromise } from '../bookings/refund.ts';
import type { BookingTerms } from '../bookings/booking-terms.ts';
import type { PriceLine } from '../bookings/price-lines.ts';
import type { ChangeRequestSnapshot } from '../bookings/booking-change.ts';
import type { Receipt } from '../bookings/receipt.ts';
import type { CouponRecord } from '../catalogue/coupon.ts';
import type { Rate } from '../catalogue/rate.ts';
import type { StayRule } from '../catalogue/stay-rule.ts';
import type { ChatSnapshot } from '../chat/chat-session.ts';
import type {
  ContactMessageReply,
  ContactMessageSnapshot,
  ContentChanged,
  PrivacyRequestSnapshot,
} from '../content/content-events.ts';
import type { PasswordResetRequested } from '../identity/password-reset.ts';
import type { SignInLocked } from '../identity/sign-in-lock.ts';
import type {
  ErasureAgreed,
  ErasureCompleted,
  ErasurePartDone,
  ErasureRefused,
  ErasureStarted,
} from '../privacy/erasure-events.ts';
import type { SecurityChanged } from '../security/security-change.ts';
import type { EmailFailed, EmailProgress } from '../mails/mails.ts';

/** A booking in events, with all data that consumers need. */
export interface BookingSnapshot extends BookingRecord {
  /** The time that applies, also when the guest chose none. */
  checkoutTime: string;
  services: { name: string; price: number }[];
  /** Whole rupees for all guests. */
  guestsPrice: number;
  /** Every line of the price; absent in events older than this field. */
  lines?: PriceLine[];
  /** What is still to be paid, whole rupees; absent in events older than this field. */
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
  /** How the payment was made, if there is one; absent in events older than this field. */
  paymentMethod?: PaymentMethod | null;
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
export interface BookingFacts
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
  /** What is still to be paid, whole rupees. */
  due: number;
  stayChanges: number;
  /** True while the owner pauses scheduled messages; absent in events older than this field. */
  messagesPaused?: boolean;
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

/** The payload of every event by its type. Types are in the past tense. */
export interface Events {
  'service.changed': ServiceChanged;
  'coupon.changed': CouponChanged;
  'rates.changed': RatesChanged;
  'stay-rules.changed': StayRulesChanged;
  'setting.changed': SettingChanged;
  'gallery.changed': GalleryChanged;
  'hero.changed': HeroChanged;
  /** A change of content that pages show and that no service copies; the content service stores its time. */
  'content.changed': ContentChanged;

  'contact-message.received': { message: ContactMessageSnapshot };
  /** The owner has answered; `reply` is mailed to the visitor. */
  'contact-message.replied': { message: ContactMessageSnapshot; reply: ContactMessageReply };
  'privacy-request.filed': { request: PrivacyRequestSnapshot };
  /** An open request is due soon or overdue; `daysLeft` from 7 to negative values. */
  'privacy-request.due-soon': { request: PrivacyRequestSnapshot; daysLeft: number };
  /** The owner has completed or rejected a request; `note` is the owner's note on it. */
  'privacy-request.closed': { request: PrivacyRequestSnapshot; note: string | null };

  'erasure.started': ErasureStarted;
  'erasure.agreed': ErasureAgreed;
  'erasure.refused': ErasureRefused;
  'erasure.part-done': ErasurePartDone;
  'erasure.completed': ErasureCompleted;

  /** A visitor has been waiting for two minutes in a chat that no admin has taken. */
  'chat.untaken': { chat: ChatSnapshot };

  /** A guest has requested a stay. `upiTransactionId` is set if the guest has already paid. */
  'booking.requested': { booking: BookingSnapshot };
  /** The owner has entered an external booking; the guest gets payment instructions. */
  'booking.entered': { booking: BookingSnapshot };
  'booking.confirmed': { booking: BookingSnapshot };
  /**
   * `nearestFree` is set when a booking request is declined because its dates are taken: the dates offered to the
   * guest. `refund` is set when money was received, even if none of it is refunded.
   */
  'booking.cancelled': {
    booking: BookingSnapshot;
    reason: string | null;
    nearestFree?: FreeDates[];
    /** Absent for the owner. */
    by?: 'guest' | 'system';
    refund?: RefundPromise;
  };
  /** The guest's reminder is due, scheduled or requested by the owner (`manual`). */
  'booking.reminder-due': { booking: BookingSnapshot; manual: boolean };
  /** The stay begins today: the guest is sent directions, the gate code and the Wi-Fi. */
  'booking.arrival-due': { booking: BookingSnapshot };
  /** The guest left the day before, or some days ago if nothing could be sent then. */
  'booking.thanks-due': { booking: BookingSnapshot };
  /** A request whose check-in is near is unanswered; the owner is notified. */
  'booking.unanswered': { booking: BookingSnapshot };
  /** An event of another calendar overlaps this confirmed stay; the owner is notified once. */
  'calendar.clash-found': { booking: BookingSnapshot; event: FeedEventView };
  /** A calendar of another site could not be read for hours; the owner is notified once until it can be read again. */
  'calendar-feed.failing': FeedFailing;
  /** A guest has submitted the reference of a transfer. */
  'payment.submitted': { booking: BookingSnapshot } & DatesTakenMeanwhile;
  /** `booking.status` is also `confirmed`, unless the dates were taken in the meantime. */
  'payment.verified': { booking: BookingSnapshot; notes: string | null } & DatesTakenMeanwhile;
  /** Money was paid back, whole rupees; `notes` are for the guest. */
  'refund.paid': {
    booking: BookingSnapshot;
    amount: number;
    method: PaymentMethod;
    reference: string | null;
    notes: string | null;
  };
  /** The owner sends the guest a receipt, `amount` in whole rupees. */
  'receipt.send-requested': { booking: BookingSnapshot } & Pick<Receipt, 'number' | 'kind' | 'amount'>;
  /**
   * A part of the deposit is not returned, whole rupees. `pictures` are ids of private pictures; absent in events from
   * before there were any.
   */
  'deposit.kept': { booking: BookingSnapshot; amount: number; reason: string; pictures?: readonly string[] };
  /** The balance of a confirmed stay is due on a day (`YYYY-MM-DD`) that is near, or today. */
  'payment.balance-due': { booking: BookingSnapshot; dueOn: string };
  'payment.failed': { booking: BookingSnapshot; notes: string | null } & DatesTakenMeanwhile;
  /**
   * The owner or, while it was pending, the guest has changed the stay: dates, times, guests, services or price.
   * `before` is what it was; `sequence` numbers the changes of a booking from 1, for calendar files.
   */
  'booking.stay-changed': {
    booking: BookingSnapshot;
    before: BookingSnapshot;
    sequence: number;
    by: 'owner' | 'guest';
    reason: string | null;
  };
  /** The guest of a confirmed stay asks for a change. */
  'change-request.filed': { booking: BookingSnapshot; request: ChangeRequestSnapshot };
  'change-request.declined': { booking: BookingSnapshot; request: ChangeRequestSnapshot; reason: string | null };
  /**
   * A booking's status, payments, stay, price or archive state has changed; copied by services that act on it later.
   */
  'booking.changed': BookingFacts;

  /** A security-relevant setting was changed, which an attacker with access to the dashboard would change. */
  'security.changed': SecurityChanged;
  /** A link to set a new password was requested at the sign-in. */
  'password-reset.requested': PasswordResetRequested;
  /** Wrong passwords have locked an account for unknown browsers; published at most once an hour. */
  'sign-in.locked': SignInLocked;

  'email.queued': EmailProgress;
  /** The mail server has accepted the message. */
  'email.delivered': EmailProgress;
  /** The message is not sent, or no further attempts are made. */
  'email.failed': EmailFailed;
  /** The owner requests that an unsent message is sent after all. */
  'email.resend-requested': { messageId: string };
}

export type EventType = keyof Events;

/** An event with its metadata; `id` is the same in every delivery. */
export interface EventEnvelope<T extends EventType = EventType> {
  id: string;
  type: T;
  /** ISO instant. */
  occurredAt: string;
  payload: Events[T];
  /** The W3C `traceparent` of its path through the outbox, if that is traced. */
  traceparent?: string;
  /** Ids of earlier events about the same booking that the consumer has to handle first. */
  after?: string[];
}

/** The services that subscribe to events, each with its own queue. */
export const CONSUMERS = ['analytics', 'bookings', 'catalogue', 'chat', 'content', 'notifications'] as const;
export type Consumer = (typeof CONSUMERS)[number];

/** The consumers of every event. A consumer does not start without a handler for each of its events. */
export const SUBSCRIBERS = {
  'service.changed': ['bookings', 'content'],
  'coupon.changed': ['bookings'],
  'rates.changed': ['bookings'],
  'stay-rules.changed': ['bookings'],
  'setting.changed': ['bookings', 'notifications'],
  'gallery.changed': ['content'],
  'hero.changed': ['catalogue'],
  'content.changed': ['content'],
  'contact-message.received': ['notifications', 'chat'],
  'contact-message.replied': ['notifications'],
  'privacy-request.filed': ['notifications', 'chat'],
  'privacy-request.due-soon': ['notifications'],
  'privacy-request.closed': ['notifications'],
  'erasure.started': ['bookings'],
  'erasure.agreed': ['chat', 'notifications', 'analytics'],
  'erasure.refused': ['content'],
  'erasure.part-done': ['content'],
  'erasure.completed': ['notifications'],
  'chat.untaken': ['notifications'],
  'booking.requested': ['notifications', 'chat'],
  'booking.entered': ['notifications'],
  'booking.confirmed': ['notifications'],
  'booking.cancelled': ['notifications', 'chat'],
  'booking.reminder-due': ['notifications'],
  'booking.arrival-due': ['notifications'],
  'booking.thanks-due': ['notifications'],
  'booking.unanswered': ['notifications'],
  'calendar.clash-found': ['notifications'],
  'calendar-feed.failing': ['notifications'],
  'payment.submitted': ['notifications', 'chat'],
  'payment.verified': ['notifications'],
  'refund.paid': ['notifications'],
  'receipt.send-requested': ['notifications'],
  'deposit.kept': ['notifications', 'catalogue'],
  'payment.balance-due': ['notifications'],
  'payment.failed': ['notifications'],
  'booking.stay-changed': ['notifications'],
  'change-request.filed': ['notifications', 'chat'],
  'change-request.declined': ['notifications'],
  'booking.changed': ['notifications'],
  'security.changed': ['notifications'],
  'password-reset.requested': ['notifications'],
  'sign-in.locked': ['notifications'],
  'email.queued': ['bookings'],
  'email.delivered': ['bookings'],
  'email.failed': ['bookings'],
  'email.resend-requested': ['notifications'],
} as const satisfies Record<EventType, readonly Consumer[]>;

/** The events a consumer must handle. */
export type SubscribedBy<C extends Consumer> = {
  [T in EventType]: C extends (typeof SUBSCRIBERS)[T][number] ? T : never;
}[EventType];

/** Events that update read models; the call that causes one is answered after every read model has applied it. */
export const READ_MODEL_EVENTS: readonly EventType[] = [
  'service.changed',
  'coupon.changed',
  'rates.changed',
  'stay-rules.changed',
  'setting.changed',
  'gallery.changed',
  'hero.changed',
];

/**
 * Events that are also published to every web process, which then drops its cached pages. They use a Redis channel in
 * addition to the queues and are not stored.
 */
export const BROADCAST_CHANNEL = 'events';
export const BROADCAST_EVENTS: readonly EventType[] = [
  'service.changed',
  'rates.changed',
  'stay-rules.changed',
  'setting.changed',
  'gallery.changed',
  'content.changed',
];
