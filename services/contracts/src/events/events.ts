import type { FreeDates } from '../bookings/availability/free-dates.ts';
import type { ChangeRequestSnapshot } from '../bookings/booking-change/booking-change.ts';
import type { PaymentMethod } from '../bookings/payment/payment-method.ts';
import type { FeedEventView, FeedFailing } from '../bookings/calendar/calendar-feed.ts';
import type { RefundPromise } from '../bookings/payment/refund.ts';
import type { Receipt } from '../bookings/receipt/receipt.ts';
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
import type { EmailFailed, EmailProgress, MailKind, ReminderSettled } from '../messages/mails.ts';
import type { UndoChanged } from '../undo/undo.ts';
import type {
  BookingSnapshot,
  BookingState,
  ServiceChanged,
  GalleryChanged,
  CouponChanged,
  SettingChanged,
  RatesChanged,
  StayRulesChanged,
  HeroChanged,
  DatesTakenMeanwhile,
} from './payloads.ts';

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
  /**
   * The guest's reminder is due, scheduled or requested by the owner (`manual`). `requestedAt` is an ISO instant, which
   * names the reminder among those of its booking; absent in events older than this field.
   */
  'booking.reminder-due': { booking: BookingSnapshot; manual: boolean; requestedAt?: string };
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
  /**
   * The guest of a pending booking adds a note and changes nothing else; for the owner. `before` is the booking without
   * the note.
   */
  'booking.note-added': { booking: BookingSnapshot; before: BookingSnapshot; note: string };
  /** The guest of a confirmed stay asks for a change. */
  'change-request.filed': { booking: BookingSnapshot; request: ChangeRequestSnapshot };
  'change-request.declined': { booking: BookingSnapshot; request: ChangeRequestSnapshot; reason: string | null };
  /**
   * A booking's status, payments, stay, price or archive state has changed; copied by services that act on it later.
   */
  'booking.changed': BookingState;

  /** For the owner's other devices; never held, unlike the events of the change itself. */
  'undo.changed': UndoChanged;

  /** A security-relevant setting was changed, which an attacker with access to the dashboard would change. */
  'security.changed': SecurityChanged;
  /** A link to set a new password was requested at the sign-in. */
  'password-reset.requested': PasswordResetRequested;
  /** Wrong passwords have locked an account for untrusted browsers; published at most once an hour. */
  'sign-in.locked': SignInLocked;

  'email.queued': EmailProgress;
  /** The mail server has accepted the message. */
  'email.delivered': EmailProgress;
  /** The message is not sent, or no further attempts are made. */
  'email.failed': EmailFailed;
  /** What became of the reminder of `requestedAt`: one channel has accepted it, or it is sent by none. */
  'reminder.settled': ReminderSettled;
  /** The owner requests that an unsent message is sent after all. */
  'email.resend-requested': { messageId: string };
  /** The owner has switched on a kind of message that was switched off. */
  'message-kind.enabled': { kind: MailKind };
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
