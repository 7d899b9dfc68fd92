import type { BookingRecord } from '../bookings/booking.ts';
import type { CouponRecord } from '../catalogue/coupon.ts';
import type {
  ContactMessageReply,
  ContactMessageSnapshot,
  ContentChanged,
  PrivacyRequestSnapshot,
} from '../content/content-events.ts';

/** A booking as events carry it: all that a mail needs without asking back. */
export interface BookingSnapshot extends BookingRecord {
  /** The time that counts, also when none was chosen. */
  checkoutTime: string;
  services: { name: string; price: number }[];
  /** Whole rupees for all guests. */
  guestsPrice: number;
  /** ISO instant. */
  paymentDeadline: string;
}

/** A row that other services keep a copy of; a copy takes only a newer `version`. */
export interface Versioned {
  /** Grows with every change of the row. */
  version: number;
  /** True when the row is gone. */
  deleted: boolean;
}

export interface ServiceChanged extends Versioned {
  id: number;
  name: string;
  price: number;
  active: boolean;
}

/** A picture of the gallery, as much of it as the sitemap shows. */
export interface GalleryChanged extends Versioned {
  id: number;
  category: string;
  /** An address of the web, or a path of the site. */
  src: string;
  alt: string;
  active: boolean;
}

export interface CouponChanged extends Versioned, CouponRecord {
  id: number;
}

export interface SettingChanged extends Versioned {
  key: string;
  value: string;
}

/** Which mails exist. Source: decisions D-27. */
export const MAIL_KINDS = [
  'request-received',
  'request-received-owner',
  'payment-instructions',
  'payment-received',
  'payment-received-owner',
  'payment-verified',
  'payment-failed',
  'booking-confirmed',
  'booking-cancelled',
  'checkin-reminder',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface EmailProgress {
  messageId: string;
  bookingId: number;
  kind: MailKind;
  recipient: string;
}

/** Every event by its type, with what it carries. Types are past tense: the thing has happened. */
export interface Events {
  'service.changed': ServiceChanged;
  'coupon.changed': CouponChanged;
  'setting.changed': SettingChanged;
  'gallery.changed': GalleryChanged;
  /** Something that pages show and nobody keeps a copy of. */
  'content.changed': ContentChanged;

  'contact-message.received': { message: ContactMessageSnapshot };
  /** The owner has answered; `reply` goes to the visitor by mail. */
  'contact-message.replied': { message: ContactMessageSnapshot; reply: ContactMessageReply };
  'privacy-request.filed': { request: PrivacyRequestSnapshot };
  /** Its due date is near and it is still open; `daysLeft` from 7 to below 0. */
  'privacy-request.due-soon': { request: PrivacyRequestSnapshot; daysLeft: number };
  /** The owner has completed or rejected it; `note` is what the owner has written about it. */
  'privacy-request.closed': { request: PrivacyRequestSnapshot; note: string | null };

  /** A guest has requested a stay. `upiTransactionId` is set when the guest had paid already. */
  'booking.requested': { booking: BookingSnapshot };
  /** The owner has entered a booking; the guest is to be told how to pay. */
  'booking.entered': { booking: BookingSnapshot };
  'booking.confirmed': { booking: BookingSnapshot };
  'booking.cancelled': { booking: BookingSnapshot; reason: string | null };
  /** It is time to remind the guest, by the clock or by the owner. */
  'booking.reminder-due': { booking: BookingSnapshot; manual: boolean };
  'payment.submitted': { booking: BookingSnapshot };
  /** `booking.status` says whether the stay is confirmed too; it is not when its dates were taken. */
  'payment.verified': { booking: BookingSnapshot; notes: string | null };
  'payment.failed': { booking: BookingSnapshot; notes: string | null };

  'email.queued': EmailProgress;
  /** The mail server has accepted the message. */
  'email.delivered': EmailProgress;
  /** The message was given up after a day of tries. */
  'email.failed': EmailProgress;
}

export type EventType = keyof Events;

/** An event as it travels: `id` is the same however often it is delivered. */
export interface EventEnvelope<T extends EventType = EventType> {
  id: string;
  type: T;
  /** ISO instant. */
  occurredAt: string;
  payload: Events[T];
}

/** Services that take events from a queue of their own. */
export const CONSUMERS = ['bookings', 'content', 'notifications'] as const;
export type Consumer = (typeof CONSUMERS)[number];

/** Who takes what. A consumer refuses to start when it has no handler for one of its events. */
export const SUBSCRIBERS = {
  'service.changed': ['bookings', 'content'],
  'coupon.changed': ['bookings'],
  'setting.changed': ['bookings', 'notifications'],
  'gallery.changed': ['content'],
  'content.changed': [],
  'contact-message.received': [],
  'contact-message.replied': [],
  'privacy-request.filed': [],
  'privacy-request.due-soon': [],
  'privacy-request.closed': [],
  'booking.requested': ['notifications'],
  'booking.entered': ['notifications'],
  'booking.confirmed': ['notifications'],
  'booking.cancelled': ['notifications'],
  'booking.reminder-due': ['notifications'],
  'payment.submitted': ['notifications'],
  'payment.verified': ['notifications'],
  'payment.failed': ['notifications'],
  'email.queued': ['bookings'],
  'email.delivered': ['bookings'],
  'email.failed': ['bookings'],
} as const satisfies Record<EventType, readonly Consumer[]>;

/** The events a consumer must handle. */
export type SubscribedBy<C extends Consumer> = {
  [T in EventType]: C extends (typeof SUBSCRIBERS)[T][number] ? T : never;
}[EventType];

/** Changes of which every subscriber keeps a copy; who has made one is answered when the copies are there. */
export const READ_MODEL_EVENTS: readonly EventType[] = [
  'service.changed',
  'coupon.changed',
  'setting.changed',
  'gallery.changed',
];

/**
 * Events that every process of the site hears at once, so that no page it has kept shows what was changed.
 * They travel beside the queues, on a channel that forgets.
 */
export const BROADCAST_CHANNEL = 'events';
export const BROADCAST_EVENTS: readonly EventType[] = [
  'service.changed',
  'setting.changed',
  'gallery.changed',
  'content.changed',
];
