import {
  MAX_ACCEPTED_AT_ONCE,
  type AcceptLine,
  type BankLine,
  type CertainAccepted,
} from '@farmhouse/contracts/bookings/bank';
import { isWaiting } from '@farmhouse/contracts/bookings/payment';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { DomainError, InvalidInput, NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { lastEntryOf } from '../booking/ledger/ledger.rows.ts';
import { paymentsOf } from '../booking/payment/payment.rows.ts';
import { RecordingService } from '../money/recording.service.ts';
import { orUtrUsed } from '../money/utr.ts';
import { VerificationService } from '../money/verification.service.ts';
import { BankLineEntity } from '../bank-line/bank-line.entity.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { LineDecided, OtherTransferWaits } from './bank-line.errors.ts';

interface By {
  actor: Actor;
  now: Date;
}

/** The owner's decisions on lines; accepting one verifies the payment that it shows. Rule: bank statements. */
@Injectable()
export class AcceptedLinesService {
  constructor(
    private readonly db: DataSource,
    private readonly lines: BankLinesService,
    private readonly recording: RecordingService,
    private readonly verification: VerificationService,
  ) {}

  /**
   * Verifies the waiting payment of the line's booking with the line's amount, or records one; line and payment change
   * together. Accepting it again for the same booking changes nothing. Throws NotFound, InvalidInput without a booking
   * or with paise, LineDecided, OtherTransferWaits, PaymentConflict and UtrUsed.
   */
  accept(id: number, { bookingId }: AcceptLine, actor: Actor, now = new Date()): Promise<BankLine> {
    return orUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const line = await lockLine(tx, id);
        const wanted = bookingId ?? line.bookingId ?? (await this.lines.proposedFor(tx, id));
        if (line.state === 'accepted') {
          if (wanted !== line.bookingId) throw new LineDecided();
          return this.lines.decided(tx, id);
        }
        if (wanted === null) throw new InvalidInput([{ path: 'bookingId', message: 'Choose the booking' }]);
        const booking = await lockBooking(tx, { id: wanted });
        await this.pay(tx, booking, line, { actor, now });
        await tx.update(BankLineEntity, id, {
          ...{ state: 'accepted', bookingId: wanted, decidedAt: now, decidedBy: actor.name },
          entryId: await lastEntryOf(tx, wanted),
        });
        return this.lines.decided(tx, id);
      }),
    );
  }

  /** Sets a line aside; it can still be accepted later. Throws NotFound and LineDecided. */
  ignore(id: number, actor: Actor, now = new Date()): Promise<BankLine> {
    return this.db.transaction(async (tx) => {
      const line = await lockLine(tx, id);
      if (line.state === 'accepted') throw new LineDecided();
      await tx.update(BankLineEntity, id, { state: 'ignored', decidedAt: now, decidedBy: actor.name });
      return this.lines.decided(tx, id);
    });
  }

  /** Accepts the certain lines, each by itself, a bounded number at once. */
  async acceptCertain(actor: Actor): Promise<CertainAccepted> {
    const lines = await this.lines.certain(MAX_ACCEPTED_AT_ONCE);
    const failed: CertainAccepted['failed'] = [];
    for (const { id, bookingId } of lines) {
      try {
        await this.accept(id, { bookingId }, actor);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        failed.push({ id, message: error.message });
      }
    }
    const { certain } = await this.lines.counts();
    return { accepted: lines.length - failed.length, failed, left: Math.max(certain - failed.length, 0) };
  }

  private async pay(
    tx: EntityManager,
    booking: BookingEntity,
    line: BankLineEntity,
    { actor, now }: By,
  ): Promise<void> {
    const amount = rupeesOf(line);
    const payments = (await paymentsOf(tx, [booking.id])).get(booking.id) ?? [];
    const waiting = payments.findLast(isWaiting);
    if (waiting?.reference && line.utr && waiting.reference !== line.utr) throw new OtherTransferWaits();
    const notes = `Bank statement${line.day ? ` of ${formatDay(line.day)}` : ''}`;
    if (waiting) {
      const decision = { verified: true, amount, notes, areNotesPrivate: true, actor, now };
      return this.verification.decideLocked(tx, booking, decision);
    }
    const payment = {
      amount,
      method: line.utr ? ('upi' as const) : ('bank' as const),
      reference: line.utr ?? undefined,
    };
    await this.recording.recordLocked(tx, booking, { ...payment, notes, verify: true }, { actor, now });
  }
}

async function lockLine(tx: EntityManager, id: number): Promise<BankLineEntity> {
  const line = await tx.findOne(BankLineEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!line) throw new NotFound('Line');
  return line;
}

/** Payments are whole rupees. */
function rupeesOf({ paise }: BankLineEntity): number {
  const rupees = Number(paise) / 100;
  if (!Number.isInteger(rupees)) {
    throw new InvalidInput([{ path: 'amount', message: 'The amount has paise: record the payment by hand' }]);
  }
  return rupees;
}
