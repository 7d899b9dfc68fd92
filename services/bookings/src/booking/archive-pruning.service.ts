import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { restorableSince } from './booking.rules.ts';
import { BookingWriter } from './writer/booking-writer.ts';
import { deleteMails } from '../booking-mails/booking-mails.ts';

/** Removes deleted bookings that can no longer be restored. Rule: deleted bookings can be restored. */
@Injectable()
export class ArchivePruningService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Removes them with their payments and mails. Audit entries keep who did what and when, but nothing about the guest.
   * Safe to run in several replicas. Returns how many bookings.
   */
  prune(now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const ids = await this.bookings.removeArchived(tx, restorableSince(now));
      await deleteMails(tx, ids);
      await this.audit.forgetNotes(tx, ids);
      return ids.length;
    });
  }
}
