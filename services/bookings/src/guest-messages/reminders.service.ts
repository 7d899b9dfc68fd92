import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM, type Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { changeBookingsInLockedBatches } from '../booking/locked-batches.ts';
import { oneView } from '../booking/booking.view.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { markersOf, markReminded, remindedSince } from '../booking-mails/mail-markers.ts';
import { MailMarkersEntity } from '../booking-mails/mail-markers.entity.ts';
import { assertReminderPossible, checkinsToRemind, REMINDER_PAUSE_MS } from './reminder.rules.ts';

/** How many guests one transaction reminds. */
const BATCH = 50;

/** Reminders before check-in, scheduled or requested by the owner. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /**
   * Reminds one guest now, if there is an e-mail address. Throws NotFound, StatusConflict, and ReminderTooSoon after one
   * that is sent or on its way.
   */
  remind(id: number, actor: Actor, now = new Date()): Promise<BookingView> {
    return this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      const { lastReminderAt } = (await markersOf(tx, [id]))(id);
      assertReminderPossible(booking, lastReminderAt, now);
      if (booking.email) await this.remindAll(tx, [booking], actor, now);
      return oneView(tx, booking);
    });
  }

  /**
   * Reminds all guests whose check-in is near and for whom none was requested within a day, also if that one is not
   * sent. Returns how many.
   */
  async remindDue(now = new Date()): Promise<number> {
    const checkins = checkinsToRemind(now);
    if (checkins.length === 0) return 0;
    const before = new Date(now.getTime() - REMINDER_PAUSE_MS);
    return changeBookingsInLockedBatches(this.db, {
      size: BATCH,
      narrow: (query) =>
        query
          .andWhere(`booking.status = 'confirmed' AND booking.email IS NOT NULL AND NOT booking.messagesPaused`)
          .andWhere('booking.checkinDate IN (:...checkins)', { checkins })
          .andWhere((outer) => {
            const reminded = outer.subQuery().select('1').from(MailMarkersEntity, 'marker');
            const recently = reminded.where('marker.bookingId = booking.id AND marker.lastReminderAt > :before');
            return `NOT EXISTS ${recently.getQuery()}`;
          })
          .setParameter('before', before),
      change: async (tx, bookings) => {
        // read again under the locks: another replica may have reminded some since the rows were found
        const ids = bookings.map(({ id }) => id);
        const done = await remindedSince(tx, ids, before);
        const left = bookings.filter(({ id }) => !done.has(id));
        await this.remindAll(tx, left, SYSTEM, now);
        return left.length;
      },
    });
  }

  private async remindAll(tx: EntityManager, bookings: BookingEntity[], actor: Actor, now: Date): Promise<void> {
    const manual = actor !== SYSTEM;
    const event = { type: 'booking.reminder-due', manual, requestedAt: now.toISOString() } as const;
    const ids = bookings.map(({ id }) => id);
    await markReminded(tx, ids, now);
    await this.bookings.changeBookings(tx, bookings, {}, { actor, action: 'reminded', event, now });
  }
}
