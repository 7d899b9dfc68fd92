import {
  MAX_ACCEPTED_AT_ONCE,
  type AcceptedLine,
  type AcceptLine,
  type BankLine,
  type CertainAccepted,
} from '@farmhouse/contracts/bookings/payment/bank';
import { isWaiting, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { DomainError, InvalidInput, NotFound } from '@farmhouse/platform/errors/domain-error';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { MAX_AMOUNT } from '../booking/input.decorators.ts';
import { entryOfPayment } from '../booking/ledger/ledger.repository.ts';
import { paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import { RecordingService } from '../payments/recording.service.ts';
import { rethrowAsUtrUsed } from '../payments/utr.ts';
import { paymentVerifiedView, VerificationService, type PaymentAuthor } from '../payments/verification.service.ts';
import { BankLineEntity } from './bank-line.entity.ts';
import { BankLinesService } from './bank-lines.service.ts';
import {
  LineAlreadyAccepted,
  NoLongerCertain,
  rethrowAsPaymentHasLine,
  OtherTransferPending,
} from './bank-line.errors.ts';

interface ChangeAuthor extends PaymentAuthor {
  now: Date;
  /** Refuses the line unless it is still a certain match for its booking. */
  mustBeCertain?: boolean;
}

/** The booking of an accepted line, and whether this call has verified its payment. */
interface Accepted {
  booking: BookingEntity;
  isNewlyVerified: boolean;
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
   * Verifies the undecided transfer of the line's booking with the line's amount, or records a new one, also for a
   * cancelled booking, whose refund then grows. A payment with the line's UTR and amount that is already verified is
   * left unchanged. Line and payment change in one transaction. Of any booking, a new one is refused once everything is
   * paid, because it is probably the same money, and while cash is pending, which must be decided on first. Accepting
   * the line again for the same booking changes nothing, also once that is archived. Only a call that verifies the
   * payment says why the booking is not confirmed. Throws NotFound, InvalidInput without a booking or with paise,
   * LineAlreadyAccepted, PaymentHasLine, OtherTransferPending, PaymentConflict, UtrUsed, and Outdated when the stay of
   * the booking request that it would confirm was changed since the owner saw it.
   */
  accept(id: number, { bookingId }: AcceptLine, author: PaymentAuthor, now = new Date()): Promise<AcceptedLine> {
    return this.acceptWith({ id, bookingId }, { ...author, now }, async (tx, { booking, isNewlyVerified }) => {
      const view = await paymentVerifiedView(tx, booking, isNewlyVerified);
      const { status: bookingStatus, message, competingRequests } = view;
      return { ...(await this.lines.decided(tx, id)), bookingStatus, message, competingRequests };
    });
  }

  /** Sets a line aside; it can still be accepted later. Throws NotFound and LineAlreadyAccepted. */
  ignore(id: number, actor: Actor, now = new Date()): Promise<BankLine> {
    return this.db.transaction(async (tx) => {
      const line = await findAndLock(tx, BankLineEntity, id, 'Line');
      if (line.state === 'accepted') throw new LineAlreadyAccepted();
      await tx.update(BankLineEntity, id, { state: 'ignored', decidedAt: now, decidedBy: actor.name });
      return this.lines.decided(tx, id);
    });
  }

  /**
   * Accepts the certain lines, each in its own transaction, up to a limit per call. One that is no certain match any
   * more, such as when its guest has added nights meanwhile, is among the failed ones.
   */
  async acceptCertain(actor: Actor): Promise<CertainAccepted> {
    const lines = await this.lines.certain(MAX_ACCEPTED_AT_ONCE);
    const failed: CertainAccepted['failed'] = [];
    const unconfirmed: string[] = [];
    for (const { id, bookingId } of lines) {
      try {
        const author = { actor, now: new Date(), mustBeCertain: true };
        const accepted = await this.acceptWith({ id, bookingId }, author, async (_tx, own) => own);
        const { status, confirmationCode } = accepted.booking;
        if (accepted.isNewlyVerified && status === 'pending') unconfirmed.push(confirmationCode);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        failed.push({ id, message: error.message });
      }
    }
    const { certain } = await this.lines.counts();
    return { accepted: lines.length - failed.length, unconfirmed, failed, left: Math.max(certain - failed.length, 0) };
  }

  /** Accepts a line in one transaction, as `accept` says; `read` reads the result of its booking in it. */
  private acceptWith<Result>(
    { id, bookingId }: AcceptLine & { id: number },
    author: ChangeAuthor,
    read: (tx: EntityManager, accepted: Accepted) => Promise<Result>,
  ): Promise<Result> {
    return rethrowAsUtrUsed(() =>
      this.db.transaction(async (tx) => {
        // the proposal before the line: a line that another call accepts in between has none any more
        const proposed = bookingId ?? (await this.lines.proposedFor(tx, id));
        const found = await lineById(tx, id);
        const wanted = bookingId ?? found.bookingId ?? proposed;
        if (found.state === 'accepted') return read(tx, await acceptedBefore(tx, found, wanted));
        if (wanted === null) throw new InvalidInput([{ path: 'bookingId', message: 'Choose the booking' }]);
        // the booking before its line, in the same order as erasing its guest
        const booking = await lockBooking(tx, { id: wanted });
        const line = await findAndLock(tx, BankLineEntity, id, 'Line');
        if (line.state === 'accepted') return read(tx, await acceptedBefore(tx, line, wanted));
        if (author.mustBeCertain && !(await this.lines.isCertain(tx, { id, bookingId: wanted })))
          throw new NoLongerCertain();
        const { paymentId, isNewlyVerified } = await this.pay(tx, booking, line, author);
        const entryId = await entryOfPayment(tx, paymentId);
        const decision = { bookingId: wanted, entryId, decidedAt: author.now, decidedBy: author.actor.name };
        await rethrowAsPaymentHasLine(() => tx.update(BankLineEntity, id, { state: 'accepted', ...decision }));
        return read(tx, { booking, isNewlyVerified });
      }),
    );
  }

  /** The payment that the line shows, verified, and whether this call has verified it. */
  private async pay(
    tx: EntityManager,
    booking: BookingEntity,
    line: BankLineEntity,
    author: ChangeAuthor,
  ): Promise<{ paymentId: number; isNewlyVerified: boolean }> {
    const amount = rupeesOf(line);
    const payments = await paymentsOfBooking(tx, booking.id);
    const known = payments.find((payment) => isVerified(payment) && isShownBy(line, payment));
    if (known) return { paymentId: known.id, isNewlyVerified: false };
    const waiting = waitingTransferOf(line, payments);
    const notes = `Bank statement${line.day ? ` of ${formatDay(line.day)}` : ''}`;
    if (waiting) {
      const decision = { verified: true, paymentId: waiting.id, amount, notes, areNotesPrivate: true, ...author };
      await this.verification.reviewLocked(tx, booking, decision);
      return { paymentId: waiting.id, isNewlyVerified: true };
    }
    const payment = {
      amount,
      method: line.utr ? ('upi' as const) : ('bank' as const),
      reference: line.utr ?? undefined,
    };
    await this.recording.recordLocked(
      tx,
      booking,
      { ...payment, notes, verify: true },
      { action: 'accept', ...author },
    );
    const recorded = (await paymentsOfBooking(tx, booking.id)).findLast(isVerified);
    if (!recorded) throw new Error('A payment that was recorded is missing');
    return { paymentId: recorded.id, isNewlyVerified: true };
  }
}

/** Throws NotFound. */
async function lineById(tx: EntityManager, id: number): Promise<BankLineEntity> {
  const line = await tx.findOneBy(BankLineEntity, { id });
  if (!line) throw new NotFound('Line');
  return line;
}

/**
 * The result for a line that was accepted before. Throws LineAlreadyAccepted if that was for another booking, and
 * NotFound if the booking is deleted.
 */
async function acceptedBefore(tx: EntityManager, line: BankLineEntity, bookingId: number | null): Promise<Accepted> {
  if (bookingId === null || line.bookingId !== bookingId) throw new LineAlreadyAccepted();
  const booking = await tx.findOneBy(BookingEntity, { id: bookingId });
  if (!booking) throw new NotFound('Booking');
  return { booking, isNewlyVerified: false };
}

const isVerified = ({ state }: Payment): boolean => state === 'verified';

/** True for a payment with the line's UTR and amount. */
const isShownBy = ({ utr, paise }: BankLineEntity, { reference, amount }: Payment): boolean =>
  utr !== null && reference === utr && amount * 100 === Number(paise);

/**
 * The undecided payment that may be that of the line, preferably one with its UTR; undefined if there is none. Cash is
 * never on a statement. Throws OtherTransferPending when all of them have other references.
 */
function waitingTransferOf({ utr }: BankLineEntity, payments: readonly Payment[]): Payment | undefined {
  const transfers = payments.filter((payment) => isWaiting(payment) && payment.method !== 'cash');
  const shown = utr === null ? undefined : transfers.findLast(({ reference }) => reference === utr);
  const possible = shown ?? transfers.findLast(({ reference }) => utr === null || !reference);
  if (!possible && transfers.length > 0) throw new OtherTransferPending();
  return possible;
}

/** Payments are whole rupees, up to the same limit as those that are typed. */
function rupeesOf({ paise }: BankLineEntity): number {
  const rupees = Number(paise) / 100;
  const refuse = (message: string) => new InvalidInput([{ path: 'amount', message }]);
  if (!Number.isInteger(rupees)) throw refuse('The amount has paise: record the payment by hand');
  if (rupees > MAX_AMOUNT) throw refuse('The amount is too large');
  return rupees;
}
