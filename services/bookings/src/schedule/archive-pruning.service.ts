import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { restorableSince } from '../booking/booking.rules.ts';

/** Removes bookings that the owner deleted so long ago that nobody can restore them. Source: decisions D-15. */
@Injectable()
export class ArchivePruning {
  constructor(private readonly db: DataSource) {}

  /** With their payments and mails; the audit entries stay. Safe to run in several replicas. Returns how many. */
  prune(now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const [removed] = await tx.query<[{ id: number }[], number]>(
        'DELETE FROM bookings WHERE archived_at < $1 RETURNING id',
        [restorableSince(now)],
      );
      const ids = removed.map(({ id }) => id);
      await tx.query('DELETE FROM payment_submissions WHERE booking_id = ANY($1)', [ids]);
      await tx.query('DELETE FROM booking_mails WHERE booking_id = ANY($1)', [ids]);
      return ids.length;
    });
  }
}
