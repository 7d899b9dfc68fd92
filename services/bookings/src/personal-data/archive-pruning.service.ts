import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { restorableSince } from '../booking/booking.rules.ts';
import { BookingEraser } from '../booking/writer/booking-eraser.ts';
import { deleteMails } from '../booking-mails/booking-mails.ts';
import { eraseFromBankLines } from './personal-bank-lines.ts';

/** Removes deleted bookings that can no longer be restored. Rule: deleted bookings can be restored. */
@Injectable()
export class ArchivePruningService {
  constructor(
    private readonly db: DataSource,
    private readonly bookingEraser: BookingEraser,
  ) {}

  /**
   * Removes them with their payments and mails. History, ledger and lines of bank statements stay, but without notes
   * and texts, which name the guest and which nobody could find any more. Safe to run in several replicas. Returns how
   * many bookings.
   */
  prune(now = new Date()): Promise<number> {
    return this.db.transaction(async (tx) => {
      const ids = await this.bookingEraser.lockArchived(tx, restorableSince(now));
      if (ids.length === 0) return 0;
      // before their payments, by whose references lines are found
      await eraseFromBankLines(tx, ids);
      await deleteMails(tx, ids);
      await this.bookingEraser.remove(tx, ids, now);
      return ids.length;
    });
  }
}
