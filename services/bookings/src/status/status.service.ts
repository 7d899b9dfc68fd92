import type { BookingView, ChangeBookingStatus } from '@farmhouse/contracts/bookings/admin-booking';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { bookingById, lockBooking } from '../booking/booking.rows.ts';
import { oneView } from '../view/booking.view.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { CalendarService } from '../stay/calendar.service.ts';
import { orUtrUsed } from '../money/utr.ts';
import { StatusTransitions } from './status-transitions.ts';

/** The owner's changes of a booking's status. Each throws NotFound, besides the errors it names itself. */
@Injectable()
export class StatusService {
  constructor(
    private readonly db: DataSource,
    private readonly transitions: StatusTransitions,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * Confirms a pending booking; a second call changes and sends nothing. Throws StatusConflict, and DatesTaken
   * when another confirmed stay or a block has the dates.
   */
  confirm(id: number, actor: Actor, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      if (booking.status === 'confirmed') return;
      await this.transitions.make(tx, booking, requireTransition('confirm', booking), { reason: null, actor, now });
    });
  }

  /** Cancels a pending or confirmed booking and frees its dates. Throws StatusConflict. */
  cancel(id: number, reason: string | null, actor: Actor, now = new Date()): Promise<BookingView> {
    return this.change(id, async (tx, booking) => {
      await this.transitions.make(tx, booking, requireTransition('cancel', booking), { reason, actor, now });
    });
  }

  /** The owner's override: any status, whatever the present one. Throws DatesTaken and UtrUsed. */
  override(id: number, change: ChangeBookingStatus, actor: Actor, now = new Date()): Promise<BookingView> {
    const { status: to, reason = null } = change;
    return this.change(id, async (tx, booking) => {
      if (booking.status === to) return;
      await this.transitions.make(tx, booking, requireTransition('override', booking, to), { reason, actor, now });
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
