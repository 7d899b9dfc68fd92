import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { releaseDerivedKeys } from '../booking-request/request-key.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { BookingHoldsGuestMoney } from '../ledger/ledger.errors.ts';
import { guestsMoneyOf } from '../ledger/open-money.ts';
import { doneText, UndoableBookings } from '../undo/undoable-bookings.ts';

/** Bookings that the owner deletes; they are kept for a while. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly undoable: UndoableBookings,
  ) {}

  /**
   * Archives a booking: lists and calls no longer show it, and its dates are freed. Can be undone for `seconds`. Throws
   * NotFound, and BookingHoldsGuestMoney while it has money that must or may have to be returned to its guest.
   */
  async archive(id: number, actor: Actor, seconds?: number, now = new Date()): Promise<void> {
    await this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      const [open] = await guestsMoneyOf(tx, [id]);
      if (open) throw new BookingHoldsGuestMoney(open);
      await this.undoable.change(tx, [booking], { seconds, actor, done: doneText('Deleted', booking) }, async () => {
        await this.bookings.changeBooking(tx, booking, { archivedAt: now }, { actor, action: 'deleted', now });
        await releaseDerivedKeys(tx, [booking.confirmationCode]);
      });
    });
  }
}
