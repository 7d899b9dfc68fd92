import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import { beginUndoable, Undos } from '@farmhouse/platform/undo/undos';
import type { EventHold } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { derivedKeysOf, type DerivedKey } from '../booking-request/request-key.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { AgreedRefundEntity } from '../booking/refund/agreed-refund.entity.ts';
import { openChangeRequestsOf } from '../booking/change-request/change-request.repository.ts';
import { undoSubjectOf } from '../booking/undo-subject.ts';

export const BOOKINGS_UNDO = 'bookings';

/** The columns that a change of status or a deletion writes; times are ISO strings. */
interface FieldsBefore extends Pick<BookingEntity, 'status' | 'cancellationReason' | 'turnaroundMinutes'> {
  confirmedAt: string | null;
  cancelledAt: string | null;
  paymentDeadline: string | null;
  archivedAt: string | null;
}

/** A booking as it was before a change that can be undone. */
export interface BookingBefore {
  id: number;
  fields: FieldsBefore;
  agreedRefund: AgreedRefundEntity | null;
  /** The id of its open change request. */
  openChangeRequest: number | null;
  /** The stored responses that make a repeat of its request idempotent. */
  keys: DerivedKey[];
}

export interface BookingsBefore {
  bookings: BookingBefore[];
  /** The newest entry of the bookings' history right after the change. */
  lastAudit: number;
}

/** For how many seconds a change can be undone, who makes it, and its description. */
export interface BookingUndoOptions {
  seconds: number | undefined;
  actor: Actor;
  done: string;
}

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function fieldsOf(booking: BookingEntity): FieldsBefore {
  const { status, cancellationReason, turnaroundMinutes } = booking;
  return {
    ...{ status, cancellationReason, turnaroundMinutes },
    confirmedAt: isoOrNull(booking.confirmedAt),
    cancelledAt: isoOrNull(booking.cancelledAt),
    paymentDeadline: isoOrNull(booking.paymentDeadline),
    archivedAt: isoOrNull(booking.archivedAt),
  };
}

/** The fields as the writer takes them. */
export function restoredFields({ confirmedAt, cancelledAt, paymentDeadline, archivedAt, ...rest }: FieldsBefore) {
  return {
    ...rest,
    confirmedAt: timeOf(confirmedAt),
    cancelledAt: timeOf(cancelledAt),
    paymentDeadline: timeOf(paymentDeadline),
    archivedAt: timeOf(archivedAt),
  };
}

async function bookingsBefore(tx: EntityManager, bookings: readonly BookingEntity[]): Promise<BookingBefore[]> {
  const ids = bookings.map(({ id }) => id);
  const codes = bookings.map(({ confirmationCode }) => confirmationCode);
  const refunds = await tx.findBy(AgreedRefundEntity, { bookingId: In(ids) });
  const requests = await openChangeRequestsOf(tx, ids);
  const keys = await derivedKeysOf(tx, codes);
  return bookings.map((booking) => ({
    id: booking.id,
    fields: fieldsOf(booking),
    agreedRefund: refunds.find(({ bookingId }) => bookingId === booking.id) ?? null,
    openChangeRequest: requests.get(booking.id) ?? null,
    keys: keys.get(booking.confirmationCode) ?? [],
  }));
}

/** Makes the owner's changes of bookings undoable for a few seconds. */
@Injectable()
export class UndoableBookings {
  constructor(private readonly undos: Undos) {}

  /**
   * Runs `work`, which changes some of these locked bookings and publishes mail events with the given hold. Without
   * seconds mails are sent at once and it cannot be undone. Nothing is stored when `work` changes nothing.
   */
  async change(
    tx: EntityManager,
    bookings: readonly BookingEntity[],
    { seconds, actor, done }: BookingUndoOptions,
    work: (hold?: EventHold) => Promise<void>,
  ): Promise<void> {
    if (seconds === undefined) return work();
    const before = await bookingsBefore(tx, bookings);
    const versions = new Map(bookings.map(({ id, version }) => [id, version]));
    const hold = await beginUndoable(tx, seconds);
    await work(hold);
    const changed = bookings.filter(({ id, version }) => version !== versions.get(id)).map(({ id }) => id);
    if (changed.length === 0) return;
    const [row] = await tx.query<{ lastAudit: number }[]>(
      'SELECT max(id) AS "lastAudit" FROM audit_entries WHERE booking_id = ANY($1)',
      [changed],
    );
    const state: BookingsBefore = {
      bookings: before.filter(({ id }) => changed.includes(id)),
      lastAudit: row?.lastAudit ?? 0,
    };
    const subjects = changed.map(undoSubjectOf);
    const kept = { kind: BOOKINGS_UNDO, subjects, done, needs: 'bookings' as const, doneBy: actor.name, state };
    await this.undos.keep(tx, kept, hold);
  }
}

/** Describes what was done to a booking, for the undo bar: `Confirmed FH-7K3M9QXZ, Asha Rao`. */
export function doneText(verb: string, { confirmationCode, fullName }: BookingEntity): string {
  return `${verb} ${confirmationCode}, ${fullName}`;
}
