import {
  MAX_PAYMENT_SUBMISSIONS,
  type PaymentSubmitted,
  type SubmitPayment,
} from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { PaymentSubmissionView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { balanceOf, isWaiting, type Balance, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GUEST } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { usedByAnotherBooking } from '../booking/payment/duplicate-utrs.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { assertPayable, assertPaymentAction, assertSubmissionsLeft, defaultClaim } from './payment.rules.ts';
import type { NewPayment, PaymentChange } from '../booking/payment/payment-writer.ts';
import { rethrowAsUtrUsed, readUtr } from './utr.ts';

/** A UPI transfer whose reference the guest submits. */
export const upiTransfer = (utr: string, amount: number): NewPayment => ({ amount, method: 'upi', reference: utr });

/**
 * The guest's own undecided payments that a new one replaces: all, unless the guest names an amount that is due beside
 * them; then only those with the same reference. What the owner has recorded is another payment. Rule: one live
 * payment per reference.
 */
function superseded(
  payments: readonly Payment[],
  { upiTransactionId, amount }: SubmitPayment,
  due: number,
): PaymentChange[] {
  const waiting = payments.filter(isWaiting);
  const own = waiting.filter(({ state }) => state === 'submitted');
  const isSame = ({ reference }: Payment) => reference === upiTransactionId;
  const others = waiting.filter((payment) => !isSame(payment)).reduce((sum, payment) => sum + payment.amount, 0);
  const isFurther = amount !== undefined && amount <= due - others;
  return own.filter((payment) => !isFurther || isSame(payment)).map((payment) => ({ action: 'supersede', payment }));
}

/** Guests' payment submissions. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly tokens: GuestTokens,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * Stores a reference for the owner to verify; it replaces the guest's own undecided payment, but not what the owner
   * has recorded, and is another payment if the named amount is due beside those that wait. A reference that already
   * awaits verification changes and sends nothing, unless it is the guest's own with a new amount, which is then
   * stored. Throws NotFound, GuestTokenRequired, UtrInvalid, PaymentConflict, InvalidInput for more than is left to
   * pay, TooManySubmissions and UtrUsed.
   */
  submit(
    code: string,
    token: string | undefined,
    { upiTransactionId, amount }: SubmitPayment,
    now = new Date(),
  ): Promise<PaymentSubmitted> {
    return rethrowAsUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await this.tokens.lockedBookingOf(tx, code, token);
        const utr = readUtr(upiTransactionId);
        const payments = await paymentsOfBooking(tx, booking.id);
        const balance = balanceOf(payments, owedBy(booking));
        assertPaymentAction('submit', booking, balance);
        if (isAwaited(payments, utr, amount)) return paymentSubmittedView(booking, balance, utr);
        assertPayable(amount, balance);
        assertSubmissionsLeft(balance);
        const payment = upiTransfer(utr, amount ?? defaultClaim(payments, balance));
        const submitted: PaymentChange = { action: 'submit', payment };
        await this.bookings.changePayments(
          tx,
          booking,
          [...superseded(payments, { upiTransactionId: utr, amount }, balance.due), submitted],
          {
            actor: GUEST,
            action: 'payment submitted',
            note: `UTR ${utr}`,
            event: { type: 'payment.submitted', ...(await this.calendar.datesTakenMeanwhile(tx, booking, now)) },
            now,
          },
        );
        const left = { paymentStatus: 'pending_verification', submissions: balance.submissions + 1 } as const;
        return paymentSubmittedView(booking, left, utr);
      }),
    );
  }

  /** A booking's references, the newest first; marks those that were also given for another booking. */
  of(manager: EntityManager, bookingId: number): Promise<PaymentSubmissionView[]> {
    return manager
      .query<(Omit<PaymentSubmissionView, 'at'> & { at: Date })[]>(
        `SELECT mine.id, mine.reference AS "upiTransactionId",
           CASE WHEN mine.state = 'recorded' THEN 'submitted' ELSE mine.state END AS outcome,
           ${usedByAnotherBooking('mine.reference', 'mine.booking_id')} AS duplicate, mine.at
         FROM payments mine WHERE mine.booking_id = $1 AND mine.method = 'upi' AND mine.reference IS NOT NULL
         ORDER BY mine.id DESC`,
        [bookingId],
      )
      .then((rows) => rows.map((row) => ({ ...row, at: row.at.toISOString() })));
  }
}

/**
 * True if this reference already awaits verification: the guest's own with this amount, if one is named, or one that
 * the owner has recorded.
 */
const isAwaited = (payments: readonly Payment[], utr: string, amount: number | undefined): boolean =>
  payments
    .filter((payment) => isWaiting(payment) && payment.method === 'upi' && payment.reference === utr)
    .some((payment) => payment.state === 'recorded' || amount === undefined || payment.amount === amount);

function paymentSubmittedView(
  { confirmationCode }: BookingEntity,
  { paymentStatus, submissions }: Pick<Balance, 'paymentStatus' | 'submissions'>,
  utr: string,
): PaymentSubmitted {
  const submissionsLeft = MAX_PAYMENT_SUBMISSIONS - submissions;
  return { confirmationCode, paymentStatus, upiTransactionId: utr, submissionsLeft };
}
