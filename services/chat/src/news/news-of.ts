import type { News } from '@farmhouse/contracts/chat/news';
import type { EventEnvelope, Events } from '@farmhouse/contracts/events/events';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';

/** The events of which the dashboard notifies the owner at once. */
export const NEWS_EVENTS = [
  'booking.requested',
  'booking.cancelled',
  'change-request.filed',
  'payment.submitted',
  'contact-message.received',
  'privacy-request.filed',
] as const satisfies readonly (keyof Events)[];
export type NewsEvent = (typeof NEWS_EVENTS)[number];

type Told = Omit<News, 'id' | 'at'>;

const ofBooking = (kind: Told['kind'], booking: BookingSnapshot): Told => ({
  kind,
  subjectId: booking.id,
  name: booking.fullName,
  code: booking.confirmationCode,
  checkinDate: booking.checkinDate,
  checkoutDate: booking.checkoutDate,
});

const TOLD: { readonly [T in NewsEvent]: (payload: Events[T]) => Told | null } = {
  'booking.requested': ({ booking }) => ofBooking('request', booking),
  // what the owner or the schedule has cancelled is no news to the owner
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
export function newsOf<T extends NewsEvent>({ id, type, occurredAt, payload }: EventEnvelope<T>): News | null {
  const told = TOLD[type](payload);
  return told && { id, ...told, at: occurredAt };
}
