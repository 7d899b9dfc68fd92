import {
  MAX_PAYMENT_SUBMISSIONS,
  type PaymentStatus,
  type PaymentSubmitted,
} from '@farmhouse/contracts/bookings/booking';
import type { PaymentSubmissionView } from '@farmhouse/contracts/bookings/admin-booking';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/audit-trail.ts';
import { BookingWriter } from '../booking/booking-writer.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.rows.ts';
import { givenElsewhere } from '../booking/duplicate-utrs.ts';
import { GuestTokens } from '../guest/guest-tokens.ts';
import { GuestTokenRequired } from '../guest/guest.errors.ts';
import { assertPayable, assertSubmissionsLeft } from './payment.rules.ts';
import { SubmissionEntity } from './submission.entity.ts';
import { orUtrUsed, readUtr } from './utr.ts';
import { upiPayment } from './payment.fields.ts';

const AWAITED: PaymentStatus = 'pending_verification';

/** Guests' payment submissions. */
@Injectable()
export class Submissions {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly tokens: GuestTokens,
  ) {}

  /**
   * Stores a reference for the owner to verify. One that already awaits verification changes and sends nothing.
   * Throws NotFound, GuestTokenRequired, UtrInvalid, PaymentConflict, TooManySubmissions and UtrUsed.
   */
  submit(code: string, token: string | undefined, text: string, now = new Date()): Promise<PaymentSubmitted> {
    return orUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { confirmationCode: code });
        if (!this.tokens.matches(token, booking)) throw new GuestTokenRequired();
        const utr = readUtr(text);
        assertPayable(booking);
        const isAwaited = booking.paymentStatus === AWAITED && booking.upiTransactionId === utr;
        if (!isAwaited) await this.store(tx, booking, utr, now);
        return answerOf(booking, utr);
      }),
    );
  }

  private async store(tx: EntityManager, booking: BookingEntity, utr: string, now: Date): Promise<void> {
    assertSubmissionsLeft(booking);
    const fields = {
      paymentStatus: AWAITED,
      ...upiPayment(utr),
      paymentRecordedBy: null,
      submissions: booking.submissions + 1,
    };
    await this.bookings.changeBooking(tx, booking, fields, {
      actor: GUEST,
      action: 'payment submitted',
      note: `UTR ${utr}`,
      event: { type: 'payment.submitted' },
      now,
    });
    await settleSubmission(tx, booking.id, 'superseded');
    await addSubmission(tx, booking.id, utr, now);
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

/** Stores one UPI reference of a booking. */
export async function addSubmission(tx: EntityManager, bookingId: number, utr: string, at: Date): Promise<void> {
  await tx.insert(SubmissionEntity, { bookingId, upiTransactionId: utr, at });
}

/** Sets the outcome of the reference that awaits verification, if there is one. */
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
