import type { BookingView, ChangeBookingStatus } from '@farmhouse/contracts/bookings/admin-booking';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { assertCancellable, assertConfirmable, timesAfter } from '../booking/booking.rules.ts';
import { bookingById, changeBooking, lockBooking } from '../booking/booking.rows.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { oneView } from '../booking/booking.view.ts';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { Calendar } from '../calendar/calendar.service.ts';
import { orUtrUsed } from '../payment/utr.ts';
import { forgetWish } from '../request/request.attempt.ts';

interface Move {
  to: BookingStatus;
  reason: string | null;
  by: string;
  now: Date;
}

/** The owner's word on a stay. Every call throws NotFound; what it throws besides is said there. */
@Injectable()
export class BookingStatuses {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly settings: SettingsReadModel,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Confirms a pending booking; a second call changes and sends nothing. Throws StatusConflict, and DatesTaken
   * when another confirmed stay has the dates.
   */
  confirm(id: number, by: string, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      if (booking.status === 'confirmed') return;
      assertConfirmable(booking.status);
      await this.move(tx, booking, { to: 'confirmed', reason: null, by, now });
    });
  }

  /** Calls a pending or confirmed stay off and frees its dates. Throws StatusConflict. */
  cancel(id: number, reason: string | undefined, by: string, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      assertCancellable(booking.status);
      await this.move(tx, booking, { to: 'cancelled', reason: reason ?? null, by, now });
    });
  }

  /** The owner's override: any status, whatever the present one. Throws DatesTaken and UtrUsed. */
  override(id: number, wanted: ChangeBookingStatus, by: string, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      if (booking.status === wanted.status) return;
      await this.move(tx, booking, { to: wanted.status, reason: wanted.reason ?? null, by, now });
    });
  }

  private change(id: number, work: (tx: EntityManager, booking: BookingEntity) => Promise<void>): Promise<BookingView> {
    const changed = () =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        await work(tx, booking);
        return oneView(tx, booking);
      });
    return this.calendar.orDatesTaken(
      () => bookingById(this.db.manager, id),
      () => orUtrUsed(changed),
    );
  }

  private async move(tx: EntityManager, booking: BookingEntity, { to, reason, by, now }: Move): Promise<void> {
    const from = booking.status;
    const turnaroundMinutes =
      to === 'confirmed' ? turnaroundOf(await this.settings.values(tx)) : booking.turnaroundMinutes;
    const changes = { status: to, turnaroundMinutes, ...timesAfter(to, booking, reason, now) };
    await changeBooking(tx, booking, changes, now);
    if (to === 'cancelled') await forgetWish(tx, booking);
    await this.audit.add(tx, { bookingId: booking.id, actor: by, action: to, from, to, note: reason });
    await this.tellGuest(tx, booking, from, reason);
  }

  /** Publishes every confirmation (D-57) and the cancellation of a stay that was still open; nothing else is mailed. */
  private async tellGuest(
    tx: EntityManager,
    booking: BookingEntity,
    from: BookingStatus,
    reason: string | null,
  ): Promise<void> {
    const snapshot = snapshotOf(booking);
    if (booking.status === 'confirmed') {
      await this.outbox.add(tx, 'booking.confirmed', { booking: snapshot });
    }
    if ((from === 'pending' || from === 'confirmed') && booking.status === 'cancelled') {
      await this.outbox.add(tx, 'booking.cancelled', { booking: snapshot, reason });
    }
  }
}
