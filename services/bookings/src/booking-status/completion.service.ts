import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import { changeBookingsInLockedBatches } from '../booking/locked-batches.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';

/**
 * A stay is completed this many hours after its check-out, if its turnaround is not longer. Rule: stays complete
 * themselves.
 */
const HOURS_AFTER_CHECKOUT = 2;
const BATCH = 500;

/** Completes stays that are over. */
@Injectable()
export class CompletionService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
  ) {}

  /** Returns how many. */
  completeStays(now = new Date()): Promise<number> {
    return changeBookingsInLockedBatches(this.db, {
      size: BATCH,
      narrow: (query) =>
        query
          .andWhere(`booking.status = 'confirmed'`)
          .andWhere('upper(booking.stay) <= :now::timestamptz - make_interval(hours => :hours)', {
            now,
            hours: HOURS_AFTER_CHECKOUT,
          })
          // a completed stay frees its dates, also those of its turnaround
          .andWhere('upper(booking.stay) <= :now::timestamptz - make_interval(mins => booking.turnaroundMinutes)'),
      change: async (tx, [first, ...others]) => {
        if (!first) return 0;
        const { to } = requireTransition('complete', first, 'system');
        const over = [first, ...others];
        await this.bookings.changeBookings(tx, over, { status: to }, { actor: SYSTEM, action: to, now });
        return over.length;
      },
    });
  }
}
