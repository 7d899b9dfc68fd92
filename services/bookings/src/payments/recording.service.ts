import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { AddPayment, RecordPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { nextPaymentAmount } from '@farmhouse/contracts/bookings/payment/payment';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { assertStayToConfirmAsSeen } from '../booking/as-seen.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { balanceOfBooking } from '../booking/payment/payment.repository.ts';
import type { RecordingAction } from '../booking/payment/payment-writer.ts';
import { assertPaymentAction } from './payment.rules.ts';
import { rethrowAsUtrUsed, readUtr } from './utr.ts';
import { paymentVerifiedView, VerificationService, type PaymentAuthor } from './verification.service.ts';

/**
 * The note in the history: `₹2,000, Bank transfer, NEFT 4711: the rest at the gate`; no amount for all that was due.
 */
function noteOf({ amount, method, reference, notes }: RecordPayment): string {
  const payment = [amount && formatRupees(amount), PAYMENT_METHOD_NAMES[method], reference].filter(Boolean).join(', ');
  return notes ? `${payment}: ${notes}` : payment;
}

interface Recording extends PaymentAuthor {
  action: RecordingAction;
  now: Date;
}

/** Payments that the owner received outside the guest's form. Rule: recorded payments. */
@Injectable()
export class RecordingService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly verification: VerificationService,
  ) {}

  /**
   * Records money received for a pending or failed payment, which then awaits verification; with `verify` it is
   * verified at once, as by Verification. Throws NotFound, UtrInvalid, PaymentConflict, UtrUsed, and Outdated when that
   * would confirm a booking request whose stay was changed since the owner saw it.
   */
  record(id: number, payment: RecordPayment, author: PaymentAuthor, now = new Date()): Promise<PaymentVerified> {
    return this.store(id, payment, { action: 'record', ...author, now });
  }

  /** Records another payment of a booking, also while one awaits verification. Throws what `record` throws. */
  add(id: number, payment: AddPayment, author: PaymentAuthor, now = new Date()): Promise<PaymentVerified> {
    return this.store(id, payment, { action: payment.beyondDue ? 'overpay' : 'add', ...author, now });
  }

  private store(id: number, payment: RecordPayment, recording: Recording): Promise<PaymentVerified> {
    return rethrowAsUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        await this.recordLocked(tx, booking, payment, recording);
        return paymentVerifiedView(tx, booking, payment.verify ?? false);
      }),
    );
  }

  /**
   * Records a payment of a locked booking in the caller's transaction. Throws UtrInvalid, PaymentConflict and Outdated.
   */
  async recordLocked(
    tx: EntityManager,
    booking: BookingEntity,
    payment: RecordPayment,
    { action, actor, seenStayChanges, now }: Recording,
  ): Promise<void> {
    const { amount, method, reference, notes, verify = false } = payment;
    if (verify) await assertStayToConfirmAsSeen(tx, booking, seenStayChanges);
    const utr = method === 'upi' && reference ? readUtr(reference, 'reference') : null;
    const balance = await balanceOfBooking(tx, booking);
    assertPaymentAction(action, booking, balance);
    const recorded = {
      amount: amount ?? nextPaymentAmount(balance),
      method,
      reference: method === 'upi' ? utr : (reference ?? null),
      notes: notes ?? null,
    };
    const change = { actor, action: 'payment recorded', note: noteOf(payment), now } as const;
    await this.bookings.changePayments(tx, booking, [{ action, payment: recorded }], change);
    const decision = { verified: true, notes, areNotesPrivate: true, actor, now };
    if (verify) await this.verification.reviewLocked(tx, booking, decision);
  }
}
