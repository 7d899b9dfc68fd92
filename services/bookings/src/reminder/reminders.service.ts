import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM } from '../audit/audit-trail.ts';
import { BookingWriter } from '../booking/booking-writer.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { oneView } from '../booking/booking.view.ts';
import { assertReminderPossible, checkinsToRemind, REMINDER_PAUSE_MS } from './reminder.rules.ts';

/** How many guests one transaction reminds. */
const BATCH = 50;

/** Reminders before check-in, scheduled and by the owner. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Reminds one guest now. Throws NotFound, StatusConflict and ReminderTooSoon. */
  remind(id: number, actor: string, now = new Date()): Promise<BookingView> {
    return this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      assertReminderPossible(booking, now);
      await this.remindAll(tx, [booking], actor, now);
      return oneView(tx, booking);
    });
  }

  /** Reminds everybody whose check-in is near and who has not been reminded within a day. Returns how many. */
  async remindDue(now = new Date()): Promise<number> {
    const checkins = checkinsToRemind(now);
    if (checkins.length === 0) return 0;
    let reminded = 0;
    for (let batch = BATCH; batch === BATCH; reminded += batch) batch = await this.remindBatch(checkins, now);
    return reminded;
  }

  /** Replicas that run at once share the work: each skips the rows that another has locked. */
  private remindBatch(checkins: string[], now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.status = 'confirmed' AND booking.archivedAt IS NULL AND booking.email IS NOT NULL`)
        .andWhere('booking.checkinDate IN (:...checkins)', { checkins })
        .andWhere('(booking.lastReminderAt IS NULL OR booking.lastReminderAt <= :before)', {
          before: new Date(now.getTime() - REMINDER_PAUSE_MS),
        })
        .orderBy('booking.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      await this.remindAll(tx, due, SYSTEM, now);
      return due.length;
    });
  }

  private remindAll(tx: EntityManager, bookings: BookingEntity[], actor: string, now: Date): Promise<void> {
    const event = { type: 'booking.reminder-due', manual: actor !== SYSTEM } as const;
    return this.bookings.changeBookings(
      tx,
      bookings,
      { lastReminderAt: now },
      { actor, action: 'reminded', event, now },
    );
  }
}
