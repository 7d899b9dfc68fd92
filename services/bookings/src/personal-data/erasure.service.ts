import type { ErasureStarted } from '@farmhouse/contracts/privacy/erasure-events';
import type { ErasedCounts } from '@farmhouse/contracts/privacy/personal-data';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { TechnicalCopies } from '@farmhouse/platform/personal-data/technical-copies';
import { deleteUndos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { undoSubjectOf } from '../booking/undo-subject.ts';
import { BookingEraser } from '../booking/writer/booking-eraser.ts';
import { forgetRecipients } from '../booking-mails/booking-mails.ts';
import { releaseDerivedKeys } from '../booking-request/request-key.ts';
import { eraseFromBankLines } from './personal-bank-lines.ts';
import { eraseFromBlocks } from './personal-blocks.ts';
import { eraseFromFeedEvents } from './personal-feed-events.ts';
import { erasureBlockersOf } from './erasure-blockers.ts';
import { lockBookingsOf } from './personal-bookings.ts';

/** Erases the guest of bookings, the first step of erasing a person. Rule: erasing a person. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly bookingEraser: BookingEraser,
    private readonly outbox: Outbox,
    private readonly technicalCopies: TechnicalCopies,
  ) {}

  /**
   * Runs in the transaction that handles the event: erases and reports it, or refuses while a stay is to come or money
   * is owed, which is checked again here with the bookings locked. Safe to repeat.
   */
  async begin(tx: EntityManager, { requestId, run, person }: ErasureStarted, now = new Date()): Promise<void> {
    const bookings = await lockBookingsOf(tx, person);
    const blockers = await erasureBlockersOf(tx, bookings);
    if (blockers.length > 0) return this.outbox.add(tx, 'erasure.refused', { requestId, run, obstacles: blockers });
    const bookingIds = bookings.map(({ id }) => id);
    const keepsPayments = await hasPayments(tx, bookingIds);
    const erased = {
      ...(await this.erase(tx, bookings, now)),
      ...(await eraseFromFeedEvents(tx, person)),
      ...(await eraseFromBlocks(tx, this.outbox, person)),
    };
    await this.technicalCopies.delete(tx, person);
    await this.outbox.add(tx, 'erasure.part-done', {
      ...{ requestId, run, service: 'bookings', erased, bookingIds, keepsPayments },
    });
  }

  private async erase(tx: EntityManager, bookings: BookingEntity[], now: Date): Promise<ErasedCounts> {
    const ids = bookings.map(({ id }) => id);
    await releaseDerivedKeys(
      tx,
      bookings.map(({ confirmationCode }) => confirmationCode),
    );
    await this.bookingEraser.eraseGuests(tx, bookings, now);
    await tx.query('UPDATE change_requests SET note = NULL, reason = NULL WHERE booking_id = ANY($1)', [ids]);
    await tx.query('UPDATE agreed_refunds SET refund_to = NULL, reason = NULL WHERE booking_id = ANY($1)', [ids]);
    await eraseFromBankLines(tx, ids);
    await deleteUndos(tx, this.outbox, ids.map(undoSubjectOf));
    return { Bookings: bookings.length, 'Mails about bookings': await forgetRecipients(tx, ids) };
  }
}

async function hasPayments(tx: EntityManager, bookingIds: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }[]>(
    `SELECT EXISTS (SELECT FROM payments WHERE booking_id = ANY($1))
       OR EXISTS (SELECT FROM receipts WHERE booking_id = ANY($1)) AS has`,
    [bookingIds],
  );
  return row?.has ?? false;
}
