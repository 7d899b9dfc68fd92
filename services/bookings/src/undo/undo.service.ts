import type { Undoable } from '@farmhouse/contracts/undo/undo';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Undos, type FoundUndo } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actorOf, type Actor } from '../audit/actor.ts';
import { AuditEntity } from '../audit/audit.entity.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { lockAnyBookings } from '../booking/booking.repository.ts';
import { AgreedRefundEntity } from '../booking/refund/agreed-refund.entity.ts';
import { dropAgreedRefund } from '../booking/refund/agreed-refunds.ts';
import { BOOKINGS_UNDO, restoredFields, type BookingBefore, type BookingsBefore } from './undoable-bookings.ts';
import { reopenChangeRequest } from '../booking/change-request/change-request.repository.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { rethrowAsUtrUsed } from '../payments/utr.ts';
import { keepDerivedKeys } from '../booking-request/request-key.ts';
import type { FreedBlock } from '../calendar/block-undo.ts';
import { BlocksService } from '../calendar/blocks.service.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { restoreUnderEvents } from '../calendar-import/clash/restored-stay.ts';
import { describeChange } from './describe-change.ts';

/** Undoes the owner's changes within a few seconds. Rule: undo. */
@Injectable()
export class UndoService {
  constructor(
    private readonly db: DataSource,
    private readonly undos: Undos,
    private readonly bookings: BookingWriter,
    private readonly calendar: CalendarService,
    private readonly blocks: BlocksService,
  ) {}

  open(admin: SignedInAdmin): Promise<Undoable[]> {
    return this.undos.open(admin);
  }

  /**
   * Restores the state before the change and cancels its mails. Safe to repeat. Throws NotFound, Forbidden, UndoOver,
   * ChangedSince, DatesTaken when the freed dates have been taken since, and UtrUsed.
   */
  async undo(id: number, admin: SignedInAdmin, now = new Date()): Promise<void> {
    const undo = await this.undos.find(id, admin);
    const actor = actorOf(admin);
    return undo.kind === BOOKINGS_UNDO ? this.restoreBookings(undo, actor, now) : this.blockAgain(undo, actor);
  }

  private restoreBookings(undo: FoundUndo, actor: Actor, now: Date): Promise<void> {
    const { bookings: before, lastAudit } = undo.state as BookingsBefore;
    const ids = before.map(({ id }) => id);
    const restore = () =>
      this.db.transaction(async (tx) => {
        // locks the bookings before the undo, in the same order as every other change
        const bookings = await lockAnyBookings(tx, ids);
        if (!(await this.undos.claim(tx, undo, () => describeNewestChange(tx, bookings, lastAudit)))) return;
        for (const booking of bookings) {
          const was = before.find(({ id }) => id === booking.id);
          if (was) await this.restore(tx, booking, was, { actor, note: undo.done, now });
        }
      });
    // only a change of a single booking can have freed dates
    return this.calendar.orDatesTaken(
      () => this.db.manager.findOneByOrFail(BookingEntity, { id: ids[0] }),
      () => rethrowAsUtrUsed(restore),
      now,
    );
  }

  private async restore(
    tx: EntityManager,
    booking: BookingEntity,
    { fields, agreedRefund, openChangeRequest, keys }: BookingBefore,
    by: { actor: Actor; note: string; now: Date },
  ): Promise<void> {
    const restored = restoredFields(fields);
    // nothing has changed since, so that the booking's latest change is the one that is undone
    const after = { ...restored, id: booking.id, leftAt: booking.updatedAt };
    const restore = () => this.bookings.changeBooking(tx, booking, restored, { ...by, action: 'undone' });
    await restoreUnderEvents(tx, after, restore, by.now);
    await dropAgreedRefund(tx, booking.id);
    if (agreedRefund) await tx.insert(AgreedRefundEntity, agreedRefund);
    if (openChangeRequest) await reopenChangeRequest(tx, openChangeRequest);
    await keepDerivedKeys(tx, keys);
  }

  private blockAgain(undo: FoundUndo, actor: Actor): Promise<void> {
    const block = undo.state as FreedBlock;
    const nothingElse = () => Promise.resolve('the block has changed since');
    return this.blocks.blockAgain(block, actor, (tx) => this.undos.claim(tx, undo, nothingElse));
  }
}

/** Describes the newest change since. */
async function describeNewestChange(tx: EntityManager, bookings: BookingEntity[], lastAudit: number): Promise<string> {
  const entry = await tx
    .createQueryBuilder(AuditEntity, 'entry')
    .where('entry.bookingId IN (:...ids) AND entry.id > :lastAudit', { ids: bookings.map(({ id }) => id), lastAudit })
    .orderBy('entry.id', 'DESC')
    .getOne();
  const booking = bookings.find(({ id }) => id === entry?.bookingId) ?? bookings[0];
  return describeChange(booking?.confirmationCode ?? 'the booking', entry);
}
