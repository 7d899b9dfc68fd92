import type { OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import type { EventEnvelope, Events } from '@farmhouse/contracts/events/events';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';

/** The events of which the dashboard notifies the owner at once. */
export const NOTIFICATION_EVENTS = [
  'booking.requested',
  'booking.cancelled',
  'change-request.filed',
  'payment.submitted',
  'contact-message.received',
  'privacy-request.filed',
] as const satisfies readonly (keyof Events)[];
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

type NotificationContent = Omit<OwnerNotification, 'id' | 'at'>;

const ofBooking = (kind: NotificationContent['kind'], booking: BookingSnapshot): NotificationContent => ({
  kind,
  subjectId: booking.id,
  name: booking.fullName,
  code: booking.confirmationCode,
  checkinDate: booking.checkinDate,
  checkoutDate: booking.checkoutDate,
});

const CONTENT_OF: { readonly [T in NotificationEvent]: (payload: Events[T]) => NotificationContent | null } = {
  'booking.requested': ({ booking }) => ofBooking('request', booking),
  // what the owner or the schedule has cancelled is not notified
  'booking.cancelled': ({ booking, by }) => (by === 'guest' ? ofBooking('cancellation', booking) : null),
  'change-request.filed': ({ booking }) => ofBooking('change-request', booking),
  'payment.submitted': ({ booking }) => ({
    ...ofBooking('payment', booking),
    amount: booking.paymentAmount ?? booking.due ?? booking.finalTotal,
  }),
  'contact-message.received': ({ message }) => ({
    kind: 'message',
    subjectId: message.id,
    name: message.name,
    code: null,
  }),
  'privacy-request.filed': ({ request }) => ({
    kind: 'privacy-request',
    subjectId: request.id,
    name: request.name,
    code: request.reference,
  }),
};

/** The notification of an event; null when it causes none. */
export function ownerNotificationOf<T extends NotificationEvent>({
  id,
  type,
  occurredAt,
  payload,
}: EventEnvelope<T>): OwnerNotification | null {
  const content = CONTENT_OF[type](payload);
  return content && { id, ...content, at: occurredAt };
}
