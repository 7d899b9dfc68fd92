import type { BookingView, DeclineBookings } from '@farmhouse/contracts/bookings/admin-booking';
import { declineReason } from '@farmhouse/contracts/bookings/decline';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { viewsOf } from '../booking/view/booking.view.ts';
import { datesTakenBy, conflictsOfPending } from '../booking/date-conflicts.ts';
import { doneText, UndoableBookings } from '../undo/undoable-bookings.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { StatusTransitions } from './status-transitions.ts';

/** Declines booking requests for the owner. Rule: taken dates. */
@Injectable()
export class DeclineService {
  constructor(
    private readonly db: DataSource,
    private readonly transitions: StatusTransitions,
    private readonly undoable: UndoableBookings,
  ) {}

  /**
   * Cancels all of these pending bookings or none, each with the given or the default reason; bookings that are already
   * cancelled are skipped. Can be undone for `seconds`. Throws NotFound and StatusConflict.
   */
  decline({ ids, reason }: DeclineBookings, actor: Actor, seconds?: number, now = new Date()): Promise<BookingView[]> {
    // in a fixed order and before the first change, so that two calls cannot deadlock
    const ordered = [...new Set(ids)].sort((a, b) => a - b);
    return this.db.transaction(async (tx) => {
      const bookings: BookingEntity[] = [];
      for (const id of ordered) bookings.push(await lockBooking(tx, { id }));
      await this.undoable.change(tx, bookings, { seconds, actor, done: declinedText(bookings) }, async (hold) => {
        for (const booking of bookings) {
          if (booking.status === 'cancelled') continue;
          const transition = requireTransition('decline', booking);
          const words = reason ?? (await readyReason(tx, booking));
          await this.transitions.make(tx, booking, transition, { reason: words, actor, hold, now });
        }
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

async function readyReason(tx: EntityManager, booking: BookingEntity): Promise<string> {
  const conflicts = await conflictsOfPending(tx, [booking]);
  return declineReason(datesTakenBy(conflicts.get(booking.id)));
}
