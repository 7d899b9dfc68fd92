import { balanceOf, fieldsOfPayment, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { nextVersions } from '@farmhouse/platform/events/change-version';
import { Outbox, type EventHold, type OutboxEvent } from '@farmhouse/platform/events/outbox';
import { endUndos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import type { Actor } from '../../audit/actor.ts';
import type { AuditAction } from '../../audit/audit-actions.ts';
import { AuditTrail } from '../../audit/audit-trail.ts';
import { addLedgerEntries, chargeOf, verifiedPayments, type NewLedgerEntry } from '../ledger/ledger-writer.ts';
import { owedBy } from '../payment/owed.ts';
import { balanceOfBooking, paymentsOf, paymentsOfBooking } from '../payment/payment.repository.ts';
import { writePayment, type NewPayment, type PaymentChange } from '../payment/payment-writer.ts';
import { issueReceipts } from '../receipt/receipt-writer.ts';
import { BookingEntity } from '../booking.entity.ts';
import type { NewBooking } from '../new-booking.ts';
import { undoSubjectOf } from '../undo-subject.ts';
import {
  auditedPayment,
  auditedValues,
  auditedStateOf,
  hasChanged,
  joined,
  type AuditedValues,
  type AuditedState,
} from './audited-state.ts';
import { eventAbout, type BookingEvent } from './booking-event.ts';

/** Who changes a booking and why, as the audit keeps it, and the event to publish. */
export interface BookingChange {
  actor: Actor;
  action: AuditAction;
  note?: string | null;
  /** Further audited values besides the fields of the booking. */
  also?: AuditedValues;
  event?: BookingEvent;
  /** Delays the event, so that the change can be undone. */
  hold?: EventHold;
  now?: Date;
}

/** The columns that a change may write; payments are changed by `changePayments`. */
export type BookingFields = Partial<
  Omit<BookingEntity, 'id' | 'paymentStatus' | 'refunded' | 'searchText' | 'version'>
>;

const NEXT_VERSION = () => 'version + 1';

/** A booking with its payments and audited fields at one moment. */
interface BookingWithState {
  booking: BookingEntity;
  payments: Payment[];
  state: AuditedState;
}

/** A booking before and after a change, and the audited difference. */
interface Step {
  before: BookingWithState;
  after: BookingWithState;
  audited: (before: AuditedState, after: AuditedState) => AuditedValues;
}

function withState(booking: BookingEntity, payments: Payment[]): BookingWithState {
  return { booking, payments, state: auditedStateOf(booking, balanceOf(payments, owedBy(booking))) };
}

/**
 * The only code that writes bookings, their payments, their ledger and its receipts, except BookingEraser. Row, entries
 * and events are written together, in the caller's transaction, so that every change has its audit entry, and every
 * change of a booking's audited fields publishes exactly one `booking.changed`.
 */
@Injectable()
export class BookingWriter {
  /** The versions of the states that were announced for loaded bookings, for the events of the same transaction. */
  private readonly stateVersions = new WeakMap<BookingEntity, number>();

  constructor(
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores a new booking, with a payment that its guest has submitted. Throws QueryFailedError for a confirmation code
   * or a live UTR that exists already.
   */
  async createBooking(
    tx: EntityManager,
    newBooking: NewBooking,
    { actor, action, event, payment }: Omit<BookingChange, 'note' | 'now'> & { payment?: NewPayment },
  ): Promise<BookingEntity> {
    const booking = await tx.save(BookingEntity, { ...newBooking, archivedAt: null, erasedAt: null });
    const now = booking.createdAt;
    await addLedgerEntries(tx, [chargeOf(booking)], { actor, now });
    if (payment) await writePayment(tx, booking.id, { action: 'submit', payment }, { actor, now });
    await this.audit.add(tx, { bookingId: booking.id, actor, action, to: booking.status, at: now });
    if (event) await this.publish(tx, booking, event);
    return booking;
  }

  /** Changes a locked booking, its object included. */
  changeBooking(
    tx: EntityManager,
    booking: BookingEntity,
    fields: BookingFields,
    change: BookingChange,
  ): Promise<void> {
    return this.changeBookings(tx, [booking], fields, change);
  }

  /** Changes many locked bookings in the same way, each with its own audit entry and events. */
  async changeBookings(
    tx: EntityManager,
    bookings: BookingEntity[],
    fields: BookingFields,
    change: BookingChange,
  ): Promise<void> {
    if (bookings.length === 0) return;
    const ids = bookings.map(({ id }) => id);
    const payments = await paymentsOf(tx, ids);
    const before = bookings.map((booking) => withState(booking, payments.get(booking.id) ?? []));
    const { actor, now = new Date() } = change;
    const written = { ...fields, updatedAt: now };
    const totals = bookings.map(({ finalTotal }) => finalTotal);
    const columns = { ...written, version: NEXT_VERSION } as QueryDeepPartialEntity<BookingEntity>;
    await tx.update(BookingEntity, { id: In(ids) }, columns);
    for (const booking of bookings) Object.assign(booking, written, { version: booking.version + 1 });
    const charges = bookings.map((booking, index) => chargeOf(booking, totals[index]));
    await addLedgerEntries(tx, charges, { actor, now });
    const steps = before.map((one) => ({
      before: one,
      after: withState(one.booking, one.payments),
      audited: auditedValues,
    }));
    await this.record(tx, steps, change);
  }

  /** Changes the payments of a locked booking, in one step of its history. Throws QueryFailedError for a taken UTR. */
  async changePayments(
    tx: EntityManager,
    booking: BookingEntity,
    payments: readonly PaymentChange[],
    change: BookingChange,
  ): Promise<void> {
    await this.writeMoney(tx, booking, { payments, entries: verifiedPayments(booking.id, payments) }, change);
  }

  /**
   * Adds entries to the ledger of a locked booking, and reverses the payments that they correct, in one step of its
   * history. Throws QueryFailedError for what the ledger's checks refuse.
   */
  async addEntries(
    tx: EntityManager,
    booking: BookingEntity,
    entries: readonly NewLedgerEntry[],
    change: BookingChange,
    reversed: readonly PaymentChange[] = [],
  ): Promise<void> {
    await this.writeMoney(tx, booking, { payments: reversed, entries }, change);
  }

  /**
   * Publishes one event for several changes of a booking, or for something besides them, with the state after them. An
   * event about a payment names that payment, even if another one is undecided.
   */
  async publish(tx: EntityManager, booking: BookingEntity, event: BookingEvent, about?: Payment): Promise<void> {
    await endUndos(tx, this.outbox, [undoSubjectOf(booking.id)]);
    await this.publishUnchanged(tx, booking, event, about);
  }

  /** Publishes an event about a booking that is unchanged: the owner's last change of it can still be undone. */
  async publishUnchanged(
    tx: EntityManager,
    booking: BookingEntity,
    event: BookingEvent,
    about?: Payment,
  ): Promise<void> {
    const balance = await balanceOfBooking(tx, booking);
    const current = about ? { ...balance, ...fieldsOfPayment(about) } : balance;
    await this.outbox.addAll(tx, [eventAbout(booking, current, event, this.stateVersions.get(booking))]);
  }

  /** Payments and entries of a locked booking, in one step of its history, with the receipts that they call for. */
  private async writeMoney(
    tx: EntityManager,
    booking: BookingEntity,
    { payments, entries }: { payments: readonly PaymentChange[]; entries: readonly NewLedgerEntry[] },
    change: BookingChange,
  ): Promise<void> {
    const { id } = booking;
    const { actor, now = new Date() } = change;
    const before = withState(booking, await paymentsOfBooking(tx, id));
    for (const payment of payments) await writePayment(tx, id, payment, { actor, now });
    const added = await addLedgerEntries(tx, entries, { actor, now });
    await tx.update(BookingEntity, id, { updatedAt: now, version: NEXT_VERSION });
    // the database keeps this sum of the entries
    const { refunded } = await tx.findOneOrFail(BookingEntity, { where: { id }, select: { refunded: true } });
    Object.assign(booking, { updatedAt: now, version: booking.version + 1, refunded });
    const after = withState(booking, await paymentsOfBooking(tx, id));
    await this.record(tx, [{ before, after, audited: auditedPayment }], change);
    await issueReceipts(tx, booking, added);
  }

  /** The audit entries and events of a change. */
  private async record(
    tx: EntityManager,
    steps: readonly Step[],
    { actor, action, note, also, event, hold, now: at }: BookingChange,
  ): Promise<void> {
    await endUndos(
      tx,
      this.outbox,
      steps.map(({ after }) => undoSubjectOf(after.booking.id)),
    );
    const entries = steps.map(({ before, after, audited }) => {
      const values = joined(audited(before.state, after.state), also);
      return { bookingId: after.booking.id, actor, action, note, at, ...values };
    });
    await this.audit.add(tx, ...entries);
    const states = await this.announced(tx, steps);
    const published = steps.map(({ after: { booking, payments } }) => {
      if (!event) return [];
      const balance = balanceOf(payments, owedBy(booking));
      return [{ ...eventAbout(booking, balance, event, this.stateVersions.get(booking)), hold }];
    });
    await this.outbox.addAll(tx, [...states, ...published.flat()]);
  }

  /** The current state of each changed booking for consumers with an older snapshot. */
  private async announced(tx: EntityManager, steps: readonly Step[]): Promise<OutboxEvent[]> {
    const changed = steps.filter(({ before, after }) => hasChanged(before.state, after.state));
    if (changed.length === 0) return [];
    const versions = await nextVersions(tx, changed.length);
    return changed.map(({ after: { booking, state } }, index) => {
      const version = versions[index] ?? NaN;
      this.stateVersions.set(booking, version);
      return { type: 'booking.changed', payload: { ...state, version } };
    });
  }
}
