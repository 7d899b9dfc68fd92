import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { restorableSince } from '../booking/booking.rules.ts';

/** Removes bookings that the owner deleted so long ago that nobody can restore them. Source: decisions D-15. */
@Injectable()
export class ArchivePruning {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * With their payments and mails; of the audit entries stays who did what and when, nothing about the guest. Safe to
   * run in several replicas. Returns how many.
   */
  prune(now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const [removed] = await tx.query<[{ id: number }[], number]>(
        'DELETE FROM bookings WHERE archived_at < $1 RETURNING id',
        [restorableSince(now)],
      );
      const ids = removed.map(({ id }) => id);
      await tx.query('DELETE FROM payment_submissions WHERE booking_id = ANY($1)', [ids]);
      await tx.query('DELETE FROM booking_mails WHERE booking_id = ANY($1)', [ids]);
      await this.audit.forgetNotes(tx);
      return ids.length;
    });
  }
}
