import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { VerifyPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import { balanceOf, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { assertStayToConfirmAsSeen } from '../booking/as-seen.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { oneView } from '../booking/booking.view.ts';
import { fieldsAfter, requireTransition } from '../booking/transition.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { isOverlap } from '../calendar/calendar.errors.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { owedBy } from '../booking/payment/owed.ts';
import { paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { PaymentOutdated } from './payment.errors.ts';
import { assertPaymentAction, paymentToReview, defaultReceivedAmount, notConfirmedMessage } from './payment.rules.ts';
import { rethrowAsUtrUsed } from './utr.ts';

/** Who changes the payments of a booking, and what of its stay they saw. */
export interface PaymentAuthor {
  actor: Actor;
  /** The number of changes of the stay that the owner saw, if it is to be compared. */
  seenStayChanges?: number | undefined;
}

/** Who decides on a payment, and how. */
export interface PaymentReview extends VerifyPayment, PaymentAuthor {
  /** Hides the notes from the guest: the owner wrote them for a payment recorded in the same step. */
  areNotesPrivate?: boolean;
  now: Date;
}

/** The owner's decision on a payment. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly settings: SettingsReadModel,
    private readonly calendar: CalendarService,
  ) {}

  /**
   * Verifies a payment, with the amount that arrived or by default that of `receivedByDefault`, and confirms its
   * booking in one transaction; when the dates are taken, the payment is verified and the booking stays pending. A
   * refused payment may be submitted again. Throws NotFound, PaymentOutdated when the named payment is neither
   * undecided nor the current one, Outdated when the stay of a booking request was changed since the owner saw it,
   * PaymentConflict, InvalidInput when nothing is due and no amount is named, and UtrUsed.
   */
  decide(id: number, decision: VerifyPayment, author: PaymentAuthor, now = new Date()): Promise<PaymentVerified> {
    return rethrowAsUtrUsed(() =>
      this.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        await this.reviewLocked(tx, booking, { ...decision, ...author, now });
        return paymentVerifiedView(tx, booking, decision.verified);
      }),
    );
  }

  /**
   * Decides the payment of a locked booking in the caller's transaction. Throws PaymentOutdated, Outdated,
   * PaymentConflict and InvalidInput.
   */
  async reviewLocked(tx: EntityManager, booking: BookingEntity, decision: PaymentReview): Promise<void> {
    const { verified, areNotesPrivate, seenStayChanges } = decision;
    if (verified) await assertStayToConfirmAsSeen(tx, booking, seenStayChanges);
    const notes = areNotesPrivate ? null : (decision.notes ?? null);
    const decided = await this.store(tx, booking, decision);
    if (verified && booking.status === 'pending') await this.confirmIfFree(tx, booking, decision);
    const type = verified ? 'payment.verified' : 'payment.failed';
    const taken = await this.calendar.datesTakenMeanwhile(tx, booking, decision.now);
    await this.bookings.publish(tx, booking, { type, notes, ...taken }, decided);
  }

  /** Returns the decided payment with its new amount. */
  private async store(tx: EntityManager, booking: BookingEntity, decision: PaymentReview): Promise<Payment> {
    const { verified, paymentId, amount, notes = null, actor, now } = decision;
    const action = verified ? 'verify' : 'refuse';
    const payments = await paymentsOfBooking(tx, booking.id);
    const balance = balanceOf(payments, owedBy(booking));
    const decided = paymentToReview(payments, balance, paymentId);
    if (paymentId !== undefined && !decided) throw new PaymentOutdated(await oneView(tx, booking));
    assertPaymentAction(action, booking, balance);
    if (!decided) throw new Error('There is no payment to decide on');
    const payment = verified ? { ...decided, amount: amount ?? defaultReceivedAmount(decided, balance) } : decided;
    const received = payment.amount === decided.amount ? null : `${formatRupees(payment.amount)} received`;
    const note = [received, notes].filter(Boolean).join(': ') || null;
    const change = { actor, action: verified ? 'payment verified' : 'payment failed', note, now } as const;
    await this.bookings.changePayments(tx, booking, [{ action, payment, notes }], change);
    return payment;
  }

  /** Confirms the booking within a savepoint, so that taken dates roll back only the confirmation. */
  private async confirmIfFree(tx: EntityManager, booking: BookingEntity, { actor, now }: PaymentReview): Promise<void> {
    const transition = requireTransition('confirm with payment', booking, 'owner');
    const fields = fieldsAfter(transition, booking, { reason: null, settings: await this.settings.values(tx), now });
    const change = { actor, action: transition.to, note: 'with the payment', now };
    try {
      await tx.transaction((savepoint) => this.bookings.changeBooking(savepoint, booking, fields, change));
    } catch (error) {
      if (!isOverlap(error)) throw error;
    }
  }
}

/** The response to a decision on a payment: whether the stay is confirmed, and if not, why not. */
export async function paymentVerifiedView(
  tx: EntityManager,
  booking: BookingEntity,
  isVerified: boolean,
): Promise<PaymentVerified> {
  const view = await oneView(tx, booking);
  const { status, datesTakenBy } = view;
  const message = isVerified ? notConfirmedMessage(status, datesTakenBy) : undefined;
  return { ...view, bookingConfirmed: status === 'confirmed', message };
}
