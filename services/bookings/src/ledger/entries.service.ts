import type {
  AddRefund,
  BookingLedger,
  ChangeDeposit,
  CorrectEntry,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { reopenLineOf } from '../bank-statement/bank-line.repository.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { LedgerEntryEntity } from '../booking/ledger/ledger-entry.entity.ts';
import { paymentsOfBooking } from '../booking/payment/payment.repository.ts';
import type { PaymentChange } from '../booking/payment/payment-writer.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { EntryNotCorrectable, rethrowAsLedgerConflict } from './ledger.errors.ts';
import { LedgerService } from './ledger.service.ts';

const DEPOSIT_KINDS = { take: 'deposit_taken', return: 'deposit_returned', keep: 'deposit_kept' } as const;
const DEPOSIT_ACTIONS = { take: 'deposit taken', return: 'deposit returned', keep: 'deposit kept' } as const;

const noteOf = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The owner's entries of a booking's ledger: refunds, deposit, corrections. Rule: the ledger is append-only. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly ledger: LedgerService,
  ) {}

  /** Records a refund, and notifies the guest. Throws NotFound, and LedgerConflict for more than was paid. */
  refund(id: number, dto: AddRefund, actor: Actor): Promise<BookingLedger> {
    const { amount, method } = dto;
    const [reference, note] = [dto.reference ?? null, dto.note ?? null];
    return this.add(id, (tx, booking, now) =>
      this.bookings.addEntries(tx, booking, [{ bookingId: id, kind: 'refund', amount, method, reference, note }], {
        actor,
        action: 'refunded',
        note: noteOf(formatRupees(amount), PAYMENT_METHOD_NAMES[method], reference, note),
        event: { type: 'refund.paid', amount, method, reference, notes: note },
        now,
      }),
    );
  }

  /**
   * Takes, returns or keeps the guest's deposit, or a part of it; the guest is notified of what is kept, and why.
   * Throws NotFound, and LedgerConflict for more than is held.
   */
  deposit(id: number, dto: ChangeDeposit, actor: Actor): Promise<BookingLedger> {
    const { action, amount, method, reason, pictures = [] } = dto;
    const how = action === 'keep' ? null : (method ?? 'cash');
    const entry = { bookingId: id, kind: DEPOSIT_KINDS[action], amount, method: how, note: reason ?? null, pictures };
    return this.add(id, (tx, booking, now) =>
      this.bookings.addEntries(tx, booking, [entry], {
        actor,
        action: DEPOSIT_ACTIONS[action],
        note: noteOf(formatRupees(amount), how && PAYMENT_METHOD_NAMES[how], reason),
        ...(action === 'keep' ? { event: { type: 'deposit.kept', amount, reason: reason ?? '', pictures } } : {}),
        now,
      }),
    );
  }

  /**
   * Undoes an entry by a correction; a payment is then no longer verified, and its bank line is open again. Throws
   * NotFound, EntryNotCorrectable for charges and corrections, and LedgerConflict when it was already corrected or
   * other entries depend on it.
   */
  async correct(entryId: number, { note }: CorrectEntry, actor: Actor): Promise<BookingLedger> {
    const entry = await this.db.manager.findOneBy(LedgerEntryEntity, { id: entryId });
    if (!entry) throw new NotFound('Entry');
    if (entry.kind === 'charge' || entry.kind === 'correction') throw new EntryNotCorrectable(entry.kind);
    const { bookingId, amount, method, reference } = entry;
    const correction = {
      bookingId,
      kind: 'correction' as const,
      amount,
      method,
      reference,
      note: note ?? null,
      corrects: entryId,
    };
    return this.add(bookingId, async (tx, booking, now) => {
      const change = {
        actor,
        action: 'entry corrected',
        note: noteOf(`${entry.kind} ${formatRupees(amount)}`, note),
        now,
      } as const;
      await this.bookings.addEntries(tx, booking, [correction], change, await this.reversed(tx, entry, note ?? null));
      await reopenLineOf(tx, entryId);
    });
  }

  private async reversed(tx: EntityManager, entry: LedgerEntryEntity, notes: string | null): Promise<PaymentChange[]> {
    const payments = await paymentsOfBooking(tx, entry.bookingId);
    const payment = payments.find(({ id, state }) => id === entry.paymentId && state === 'verified');
    return payment ? [{ action: 'reverse', payment, notes }] : [];
  }

  private async add(
    id: number,
    work: (tx: EntityManager, booking: BookingEntity, now: Date) => Promise<void>,
    now = new Date(),
  ): Promise<BookingLedger> {
    await rethrowAsLedgerConflict(() =>
      this.db.transaction(async (tx) => work(tx, await lockBooking(tx, { id }), now)),
    );
    return this.ledger.ofBooking(id);
  }
}
