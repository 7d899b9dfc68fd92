import { cancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { ERASED_NAME } from '@farmhouse/contracts/privacy/personal-data';
import { NO_GUEST_TOKEN } from '@farmhouse/platform/auth/guest-token';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SYSTEM } from '../../audit/actor.ts';
import { AuditTrail } from '../../audit/audit-trail.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { clearLedgerNotes } from '../ledger/ledger-writer.ts';
import { balancesOf } from '../payment/payment.repository.ts';
import { clearPaymentNotes, deletePayments } from '../payment/payment-writer.ts';
import { agreeOnRefund } from '../refund/agreed-refunds.ts';
import { requireTransition } from '../transition.rules.ts';
import { BookingWriter, type BookingChange, type BookingFields } from './booking-writer.ts';

const erasedGuest = (now: Date): BookingFields => ({
  fullName: ERASED_NAME,
  contactNumber: '',
  email: null,
  specialRequests: null,
  cancellationReason: null,
  guestTokenHash: NO_GUEST_TOKEN,
  erasedAt: now,
});

/** Erases guests from their bookings, and removes archived bookings. */
@Injectable()
export class BookingEraser {
  constructor(
    private readonly bookings: BookingWriter,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Removes name, contact and free texts from locked bookings; dates, amounts, payments, ledger and receipts stay.
   * Pending requests are cancelled, without a mail; money that arrives for one later is returned in full. Rule:
   * erasing a person.
   */
  async eraseGuests(tx: EntityManager, bookings: BookingEntity[], now: Date): Promise<void> {
    const ids = bookings.map(({ id }) => id);
    const change: BookingChange = { actor: SYSTEM, action: 'guest erased', now };
    const requested = bookings.filter(({ status }) => status === 'pending');
    const others = bookings.filter(({ status }) => status !== 'pending');
    const [first] = requested;
    if (first) {
      const balances = await balancesOf(tx, requested);
      for (const booking of requested) {
        await agreeOnRefund(tx, booking, cancelQuote(booking, balances(booking), now), {});
      }
      const { to: status } = requireTransition('erase', first, 'system');
      await this.bookings.changeBookings(tx, requested, { ...erasedGuest(now), status, cancelledAt: now }, change);
    }
    await this.bookings.changeBookings(tx, others, erasedGuest(now), change);
    await clearPaymentNotes(tx, ids);
    await this.clearNotes(tx, ids);
  }

  /** Locks the bookings that were archived before a time. Returns their ids. */
  async lockArchived(tx: EntityManager, before: Date): Promise<number[]> {
    const query = 'SELECT id FROM bookings WHERE archived_at < $1 ORDER BY id FOR UPDATE';
    const archived = await tx.query<{ id: number }[]>(query, [before]);
    return archived.map(({ id }) => id);
  }

  /** Removes locked bookings with their payments, and the notes of their history and ledger, which stay. */
  async remove(tx: EntityManager, ids: readonly number[], now: Date): Promise<void> {
    // only the notes on erased guests may be dropped
    await tx.query('UPDATE bookings SET erased_at = $2 WHERE id = ANY($1) AND erased_at IS NULL', [ids, now]);
    await this.clearNotes(tx, ids);
    await tx.query('DELETE FROM bookings WHERE id = ANY($1)', [ids]);
    await deletePayments(tx, ids);
  }

  /** Clears the notes of the history and ledger of bookings whose guests are erased. */
  private async clearNotes(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await clearLedgerNotes(tx, ids);
    await this.audit.eraseNotes(tx, ids);
  }
}
