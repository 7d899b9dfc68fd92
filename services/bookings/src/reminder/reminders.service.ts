import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail, SYSTEM } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { changeBooking, lockBooking } from '../booking/booking.rows.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { oneView } from '../booking/booking.view.ts';
import { assertReminderPossible, checkinsToRemind, REMINDER_PAUSE_MS } from './reminder.rules.ts';

/** How many guests one transaction reminds. */
const BATCH = 50;

/** Reminders before check-in, by the clock and by the owner. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** Reminds one guest now. Throws NotFound, StatusConflict and ReminderTooSoon. */
  remind(id: number, by: string, now = new Date()): Promise<BookingView> {
    return this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      assertReminderPossible(booking, now);
      await this.send(tx, booking, by, now);
      return oneView(tx, booking);
    });
  }

  /** Reminds everybody whose check-in is near and who has not been reminded within a day. Answers how many. */
  async remindDue(now = new Date()): Promise<number> {
    const checkins = checkinsToRemind(now);
    if (checkins.length === 0) return 0;
    let reminded = 0;
    for (let batch = BATCH; batch === BATCH; reminded += batch) batch = await this.remindBatch(checkins, now);
    return reminded;
  }

  /** Replicas that run at once share the work: each takes guests that no other has in hand. */
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
      for (const booking of due) await this.send(tx, booking, SYSTEM, now);
      return due.length;
    });
  }

  private async send(tx: EntityManager, booking: BookingEntity, actor: string, now: Date): Promise<void> {
    await changeBooking(tx, booking, { lastReminderAt: now }, now);
    await this.audit.add(tx, { bookingId: booking.id, actor, action: 'reminded' });
    const manual = actor !== SYSTEM;
    await this.outbox.add(tx, 'booking.reminder-due', { booking: snapshotOf(booking), manual });
  }
}
