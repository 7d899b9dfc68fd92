import type { EventType, Events } from '@farmhouse/contracts/events/events';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import type { OutboxEvent } from '@farmhouse/platform/events/outbox';
import type { BookingEntity } from '../booking.entity.ts';
import { snapshotOf } from '../booking.snapshot.ts';

type BookingEventType = {
  [T in EventType]: Events[T] extends { booking: BookingSnapshot } ? T : never;
}[EventType];

/** An event about one booking, without its snapshot, which is taken when the event is written. */
export type BookingEvent = { [T in BookingEventType]: { type: T } & Omit<Events[T], 'booking'> }[BookingEventType];

/** The event with the snapshot of its booking; `stateVersion` if it is part of a change of the booking's state. */
export function eventAbout(
  booking: BookingEntity,
  balance: Balance,
  { type, ...details }: BookingEvent,
  stateVersion?: number,
): OutboxEvent {
  const snapshot = { ...snapshotOf(booking, balance), ...(stateVersion !== undefined && { stateVersion }) };
  return { type, payload: { booking: snapshot, ...details } } as OutboxEvent;
}
