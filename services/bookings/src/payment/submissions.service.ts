import {
  MAX_PAYMENT_SUBMISSIONS,
  type PaymentStatus,
  type PaymentSubmitted,
} from '@farmhouse/contracts/bookings/booking';
import type { PaymentSubmissionView } from '@farmhouse/contracts/bookings/admin-booking';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail, GUEST } from '../audit/audit-trail.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { changeBooking, lockBooking } from '../booking/booking.rows.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { GuestKeys } from '../guest/guest-keys.ts';
import { GuestTokenRequired } from '../guest/guest.errors.ts';
import { givenElsewhere } from './duplicate-utrs.ts';
import { assertPayable, assertSubmissionsLeft } from './payment.rules.ts';
import { SubmissionEntity } from './submission.entity.ts';
import { orUtrUsed, readUtr } from './utr.ts';

const AWAITED: PaymentStatus = 'pending_verification';

/** Guests' payment references. */
@Injectable()
export class Submissions {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly keys: GuestKeys,
  ) {}

  /**
   * Takes a reference for the owner to look at. The reference that already waits changes and sends nothing.
   * Throws NotFound, GuestTokenRequired, UtrInvalid, PaymentConflict, TooManySubmissions and UtrUsed.
   */
  submit(code: string, token: string | undefined, text: string, now = new Date()): Promise<PaymentSubmitted> {
    return orUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { confirmationCode: code });
        if (!this.keys.opens(token, booking)) throw new GuestTokenRequired();
        const utr = readUtr(text);
        assertPayable(booking);
        const waitsAlready = booking.paymentStatus === AWAITED && booking.upiTransactionId === utr;
        if (!waitsAlready) await this.store(tx, booking, utr, now);
        return answerOf(booking, utr);
      }),
    );
  }

  private async store(tx: EntityManager, booking: BookingEntity, utr: string, now: Date): Promise<void> {
    assertSubmissionsLeft(booking);
    const from = booking.paymentStatus;
    const changes = { paymentStatus: AWAITED, upiTransactionId: utr, submissions: booking.submissions + 1 };
    await changeBooking(tx, booking, changes, now);
    await settleSubmission(tx, booking.id, 'superseded');
    await tx.insert(SubmissionEntity, { bookingId: booking.id, upiTransactionId: utr, at: now });
    await this.audit.add(tx, {
      bookingId: booking.id,
      actor: GUEST,
      action: 'payment submitted',
      from,
      to: AWAITED,
      note: `UTR ${utr}`,
    });
    await this.outbox.add(tx, 'payment.submitted', { booking: snapshotOf(booking) });
  }

  /** A booking's references, the newest first, with those marked that another booking was given, too. */
  of(manager: EntityManager, bookingId: number): Promise<PaymentSubmissionView[]> {
    return manager
      .query<(Omit<PaymentSubmissionView, 'at'> & { at: Date })[]>(
        `SELECT mine.id, mine.upi_transaction_id AS "upiTransactionId", mine.outcome, mine.at,
           ${givenElsewhere('mine.upi_transaction_id', 'mine.booking_id')} AS duplicate
         FROM payment_submissions mine WHERE mine.booking_id = $1 ORDER BY mine.id DESC`,
        [bookingId],
      )
      .then((rows) => rows.map((row) => ({ ...row, at: row.at.toISOString() })));
  }
}

/** Closes the reference that waits for the owner, when there is one. */
export async function settleSubmission(
  tx: EntityManager,
  bookingId: number,
  outcome: PaymentSubmissionView['outcome'],
): Promise<void> {
  await tx.update(SubmissionEntity, { bookingId, outcome: 'submitted' }, { outcome });
}

function answerOf({ confirmationCode, paymentStatus, submissions }: BookingEntity, utr: string): PaymentSubmitted {
  const submissionsLeft = MAX_PAYMENT_SUBMISSIONS - submissions;
  return { confirmationCode, paymentStatus, upiTransactionId: utr, submissionsLeft };
}
