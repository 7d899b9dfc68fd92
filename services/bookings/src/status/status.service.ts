import type { BookingView, ChangeBookingStatus } from '@farmhouse/contracts/bookings/admin-booking';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { assertCancellable, assertConfirmable } from '../booking/booking.rules.ts';
import { bookingById, lockBooking } from '../booking/booking.rows.ts';
import { oneView } from '../booking/booking.view.ts';
import { Calendar } from '../calendar/calendar.service.ts';
import { orUtrUsed } from '../payment/utr.ts';
import { StatusMoves } from './status-moves.ts';

/** The owner's changes of a booking's status. Each throws NotFound, besides the errors it names itself. */
@Injectable()
export class BookingStatuses {
  constructor(
    private readonly db: DataSource,
    private readonly moves: StatusMoves,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Confirms a pending booking; a second call changes and sends nothing. Throws StatusConflict, and DatesTaken
   * when another confirmed stay or a block has the dates.
   */
  confirm(id: number, actor: string, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      if (booking.status === 'confirmed') return;
      assertConfirmable(booking.status);
      await this.moves.move(tx, booking, { to: 'confirmed', reason: null, actor, now });
    });
  }

  /** Cancels a pending or confirmed booking and frees its dates. Throws StatusConflict. */
  cancel(id: number, reason: string | null, actor: string, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      assertCancellable(booking.status);
      await this.moves.move(tx, booking, { to: 'cancelled', reason, actor, now });
    });
  }

  /** The owner's override: any status, whatever the present one. Throws DatesTaken and UtrUsed. */
  override(id: number, change: ChangeBookingStatus, actor: string, now = new Date()): Promise<BookingView> {
    const { status: to, reason = null } = change;
    return this.change(id, async (tx, booking) => {
      if (booking.status === to) return;
      await this.moves.move(tx, booking, { to, reason, actor, now });
    });
  }

  private change(id: number, work: (tx: EntityManager, booking: BookingEntity) => Promise<void>): Promise<BookingView> {
    const transaction = () =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        await work(tx, booking);
        return oneView(tx, booking);
      });
    return this.calendar.orDatesTaken(
      () => bookingById(this.db.manager, id),
      () => orUtrUsed(transaction),
    );
  }
}
