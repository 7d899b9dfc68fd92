import type { EntityManager } from 'typeorm';
import type { Actor } from '../../audit/actor.ts';
import type { BookingEntity } from '../booking.entity.ts';
import type { ReviewedPayment, PaymentChange } from '../payment/payment-writer.ts';
import { LedgerEntryEntity } from './ledger-entry.entity.ts';

/** An entry to add, without its author. */
export type NewLedgerEntry = Pick<LedgerEntryEntity, 'bookingId' | 'kind' | 'amount'> &
  Partial<Pick<LedgerEntryEntity, 'method' | 'reference' | 'note' | 'corrects' | 'paymentId' | 'pictures'>>;

/** An entry as it was added. */
export type AddedLedgerEntry = NewLedgerEntry & Pick<LedgerEntryEntity, 'id' | 'at'>;

type Charged = Pick<BookingEntity, 'id' | 'finalTotal'>;

/** The charge for the increase of a booking's total; below zero for a decrease. */
export const chargeOf = ({ id, finalTotal }: Charged, before = 0): NewLedgerEntry => ({
  bookingId: id,
  kind: 'charge',
  amount: finalTotal - before,
});

/** The payments that a change verifies, with the owner's notes, of the decision or else of the recording. */
export function verifiedPayments(bookingId: number, changes: readonly PaymentChange[]): NewLedgerEntry[] {
  return changes
    .filter((change): change is ReviewedPayment => change.action === 'verify')
    .map(({ payment: { id: paymentId, amount, method, reference, notes: recorded }, notes }) => ({
      ...{ bookingId, kind: 'payment', amount, method, reference, paymentId, note: notes ?? recorded },
    }));
}

/**
 * Adds entries for BookingWriter; those without an amount are left out. Throws QueryFailedError for what the database
 * refuses: a refund above what was paid, more of a deposit than was taken, a second correction.
 */
export async function addLedgerEntries(
  tx: EntityManager,
  entries: readonly NewLedgerEntry[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<AddedLedgerEntry[]> {
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return [];
  const { identifiers } = await tx.insert(
    LedgerEntryEntity,
    rows.map((entry) => ({ ...entry, at: now, by: actor.name, byId: actor.id })),
  );
  return rows.map((entry, index) => ({ ...entry, at: now, id: (identifiers[index] as { id: number }).id }));
}

/** Drops the notes on entries of erased guests, for BookingEraser; nothing else in an entry can be altered. */
export async function clearLedgerNotes(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
  await tx.query('UPDATE ledger_entries SET note = NULL WHERE booking_id = ANY($1) AND note IS NOT NULL', [bookingIds]);
}
