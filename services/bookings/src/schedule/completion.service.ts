import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';

/** A stay is completed this many hours after its check-out. Rule: stays complete themselves. */
const HOURS_AFTER_CHECKOUT = 2;
const BATCH = 500;

/** Completes stays that are over. */
@Injectable()
export class CompletionService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Safe to run in several replicas at once: each skips the rows that another has locked. Returns how many. */
  async completeStays(now = new Date()): Promise<number> {
    let completed = 0;
    for (let batch = BATCH; batch === BATCH; completed += batch) batch = await this.completeBatch(now);
    return completed;
  }

  private completeBatch(now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const over = await tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.status = 'confirmed' AND booking.archivedAt IS NULL`)
        .andWhere('upper(booking.stay) <= :now::timestamptz - make_interval(hours => :hours)', {
          now,
          hours: HOURS_AFTER_CHECKOUT,
        })
        .orderBy('booking.id')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      const [first] = over;
      if (!first) return 0;
      const { to } = requireTransition('complete', first);
      await this.bookings.changeBookings(tx, over, { status: to }, { actor: SYSTEM, action: to, now });
      return over.length;
    });
  }
}
