import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { DeclineBookings } from '@farmhouse/contracts/bookings/booking/status-change';
import { declineReason } from '@farmhouse/contracts/bookings/cancellation/decline';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { assertRequestAsSeen } from '../booking/as-seen.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { viewsOf } from '../booking/booking.view.ts';
import { datesTakenBy } from '../booking/dates/date-conflicts.ts';
import { doneText, UndoableBookings } from '../undo/undoable-bookings.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { StatusTransitions } from './status-transitions.ts';

/** Declines booking requests for the owner. Rule: taken dates. */
@Injectable()
export class DeclineService {
  constructor(
    private readonly db: DataSource,
    private readonly transitions: StatusTransitions,
    private readonly undoable: UndoableBookings,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * Cancels all of these pending bookings or none, each with the given or the default reason; bookings that are already
   * cancelled are skipped. Can be undone for `seconds`. Throws NotFound, StatusConflict, and Outdated when one of them
   * is not as the owner saw it.
   */
  decline(
    { ids, reason, seen = [] }: DeclineBookings,
    actor: Actor,
    seconds?: number,
    now = new Date(),
  ): Promise<BookingView[]> {
    return this.db.transaction(async (tx) => {
      const bookings = await lockBookings(tx, ids);
      await this.undoable.change(tx, bookings, { seconds, actor, done: declinedText(bookings) }, async (hold) => {
        const requested = bookings.filter(({ status }) => status !== 'cancelled');
        const taken = await this.calendar.takenDates(tx, requested, now);
        for (const booking of requested) {
          const shown = seen.find(({ id }) => id === booking.id);
          await assertRequestAsSeen(tx, booking, shown, taken.has(booking.id));
        }
        const steps = requested.map((booking) => {
          const words = reason ?? declineReason(datesTakenBy(taken.get(booking.id)?.conflict));
          const transition = requireTransition('decline', booking, 'owner');
          return { booking, transition, decision: { reason: words, actor, hold, now } };
        });
        await this.transitions.makeAll(tx, steps, taken);
      });
      return viewsOf(tx, bookings);
    });
  }
}

function declinedText(bookings: readonly BookingEntity[]): string {
  const declined = bookings.filter(({ status }) => status !== 'cancelled');
  const [only] = declined;
  return only && declined.length === 1 ? doneText('Declined', only) : `Declined ${declined.length} requests`;
}
