import type { BookingView } from '@farmhouse/contracts/bookings/booking-view';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM, type Actor } from '../audit/actor.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { oneView } from '../booking/view/booking.view.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { markersOf, markReminded, remindedSince } from '../mail-progress/mail-markers.ts';
import { MailMarkersEntity } from '../mail-progress/mail-markers.entity.ts';
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

  /** Reminds one guest now, if there is an e-mail address. Throws NotFound, StatusConflict and ReminderTooSoon. */
  remind(id: number, actor: Actor, now = new Date()): Promise<BookingView> {
    return this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      const { lastReminderAt } = (await markersOf(tx, [id]))(id);
      assertReminderPossible(booking, lastReminderAt, now);
      if (booking.email) await this.remindAll(tx, [booking], actor, now);
      return oneView(tx, booking);
    });
  }

  /** Reminds all guests whose check-in is near and who were not reminded within a day. Returns how many. */
  async remindDue(now = new Date()): Promise<number> {
    const checkins = checkinsToRemind(now);
    if (checkins.length === 0) return 0;
    let total = 0;
    for (let due = BATCH; due === BATCH;) {
      const batch = await this.remindBatch(checkins, now);
      due = batch.due;
      total += batch.reminded;
    }
    return total;
  }

  /** Concurrent replicas share the work: each skips the rows that another has locked. */
  private remindBatch(checkins: string[], now: Date): Promise<{ due: number; reminded: number }> {
    const before = new Date(now.getTime() - REMINDER_PAUSE_MS);
    return this.db.transaction(async (tx) => {
      const due = await tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.status = 'confirmed' AND booking.archivedAt IS NULL AND booking.email IS NOT NULL`)
        .andWhere('NOT booking.messagesPaused')
        .andWhere('booking.checkinDate IN (:...checkins)', { checkins })
        .andWhere((query) => {
          const reminded = query.subQuery().select('1').from(MailMarkersEntity, 'marker');
          const recently = reminded.where('marker.bookingId = booking.id AND marker.lastReminderAt > :before');
          return `NOT EXISTS ${recently.getQuery()}`;
        })
        .setParameter('before', before)
        .orderBy('booking.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      // read again under the locks: another replica may have reminded some since the rows were found
      const done = await remindedSince(
        tx,
        due.map(({ id }) => id),
        before,
      );
      const left = due.filter(({ id }) => !done.has(id));
      await this.remindAll(tx, left, SYSTEM, now);
      return { due: due.length, reminded: left.length };
    });
  }

  private async remindAll(tx: EntityManager, bookings: BookingEntity[], actor: Actor, now: Date): Promise<void> {
    const event = { type: 'booking.reminder-due', manual: actor !== SYSTEM } as const;
    const ids = bookings.map(({ id }) => id);
    await markReminded(tx, ids, now);
    await this.bookings.changeBookings(tx, bookings, {}, { actor, action: 'reminded', event, now });
  }
}
