import type { EventType } from './events.ts';

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
  'booking.note-added': ['notifications'],
  'change-request.filed': ['notifications', 'chat'],
  'change-request.declined': ['notifications'],
  'booking.changed': ['notifications'],
  'undo.changed': ['chat'],
  'security.changed': ['notifications'],
  'password-reset.requested': ['notifications'],
  'sign-in.locked': ['notifications'],
  'email.queued': ['bookings'],
  'email.delivered': ['bookings'],
  'email.failed': ['bookings'],
  'reminder.settled': ['bookings'],
  'email.resend-requested': ['notifications'],
  'message-kind.enabled': ['bookings'],
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
