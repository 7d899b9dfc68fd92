import type { BookingSnapshot, EventType, Events } from '@farmhouse/contracts/events/events';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingEntity } from './booking.entity.ts';
import { snapshotOf } from './booking.snapshot.ts';
import type { NewBooking } from './new-booking.ts';

type BookingEventType = {
  [T in EventType]: Events[T] extends { booking: BookingSnapshot } ? T : never;
}[EventType];

/** An event about one booking, without the snapshot: that is taken when the event is written. */
export type BookingEvent = { [T in BookingEventType]: { type: T } & Omit<Events[T], 'booking'> }[BookingEventType];

/** Who changes a booking and why, as the audit keeps it, and the event to publish. */
export interface BookingChange {
  /** The admin's name, `guest` or `system`. */
  actor: string;
  action: string;
  note?: string | null;
  event?: BookingEvent;
  now?: Date;
}

/** The audit entry's old and new value: the status that changed, null when none did. */
function auditedValues(
  { status, paymentStatus }: BookingEntity,
  fields: Partial<BookingEntity>,
): { from: string | null; to: string | null } {
  if (fields.archivedAt) return { from: status, to: null };
  if (fields.archivedAt === null) return { from: null, to: status };
  if (fields.status) return { from: status, to: fields.status };
  if (fields.paymentStatus) return { from: paymentStatus, to: fields.paymentStatus };
  return { from: null, to: null };
}

/** A change of any of these is published as `booking.changed`. */
const STATE_FIELDS: readonly (keyof BookingEntity)[] = ['status', 'paymentStatus', 'archivedAt'];

/**
 * The only code that writes bookings. Row, audit entry and event are written together, as part of the caller's
 * transaction, so that no change goes without its audit entry. Source: decisions D-13.
 */
@Injectable()
export class BookingWriter {
  constructor(
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /** Stores a new booking. Throws QueryFailedError for a confirmation code or a live UTR that exists already. */
  async createBooking(
    tx: EntityManager,
    newBooking: NewBooking,
    { actor, action, event }: Omit<BookingChange, 'note' | 'now'>,
  ): Promise<BookingEntity> {
    const booking = await tx.save(BookingEntity, { ...newBooking, archivedAt: null });
    await this.audit.add(tx, { bookingId: booking.id, actor, action, to: booking.status });
    if (event) await this.publish(tx, booking, event);
    return booking;
  }

  /** Changes a locked booking, its object included. */
  changeBooking(
    tx: EntityManager,
    booking: BookingEntity,
    fields: Partial<BookingEntity>,
    change: BookingChange,
  ): Promise<void> {
    return this.changeBookings(tx, [booking], fields, change);
  }

  /** Changes many locked bookings in the same way, each with its own audit entry and event. */
  async changeBookings(
    tx: EntityManager,
    bookings: BookingEntity[],
    fields: Partial<BookingEntity>,
    { actor, action, note, event, now = new Date() }: BookingChange,
  ): Promise<void> {
    if (bookings.length === 0) return;
    const written = { ...fields, updatedAt: now };
    const ids = bookings.map(({ id }) => id);
    await tx.update(BookingEntity, { id: In(ids) }, written as QueryDeepPartialEntity<BookingEntity>);
    const entries = bookings.map((booking) => {
      return { bookingId: booking.id, actor, action, note, ...auditedValues(booking, fields) };
    });
    await this.audit.add(tx, ...entries);
    for (const booking of bookings) Object.assign(booking, written);
    if (STATE_FIELDS.some((field) => field in fields)) {
      for (const booking of bookings) await this.publishState(tx, booking);
    }
    if (event) for (const booking of bookings) await this.publish(tx, booking, event);
  }

  /** What the booking is now, for who holds an older snapshot. */
  private async publishState(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const { id, status, paymentStatus, archivedAt } = booking;
    const version = await nextVersion(tx);
    await this.outbox.add(tx, 'booking.changed', { id, status, paymentStatus, version, deleted: archivedAt !== null });
  }

  /** Publishes one event for several changes of a booking, with its state after them. */
  async publish(tx: EntityManager, booking: BookingEntity, { type, ...details }: BookingEvent): Promise<void> {
    const payload = { booking: snapshotOf(booking), ...details } as Events[BookingEventType];
    await this.outbox.add(tx, type, payload);
  }
}
