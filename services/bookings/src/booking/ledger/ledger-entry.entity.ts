import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { LedgerEntry, LedgerKind } from '@farmhouse/contracts/bookings/payment/ledger';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One entry of a booking's ledger; the contract's `LedgerEntry` explains the fields. Written only by BookingWriter, and
 * never altered or deleted: the service's own role may not. It outlives its booking. Rule: the ledger is append-only.
 */
@Entity('ledger_entries')
@Check(
  'ledger_entries_kind',
  `kind IN ('charge', 'payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept', 'correction')`,
)
@Check('ledger_entries_amount', `amount > 0 OR (amount < 0 AND kind IN ('charge', 'correction'))`)
@Check('ledger_entries_pictures', `pictures = '{}' OR (kind = 'deposit_kept' AND cardinality(pictures) <= 6)`)
@Check('ledger_entries_corrects', `(corrects IS NOT NULL) = (kind = 'correction')`)
@Index('ledger_entries_booking', ['bookingId', 'id'])
@Index('ledger_entries_at', ['at'])
@Index('ledger_entries_payment', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('ledger_entries_corrected', ['corrects'], { unique: true, where: 'corrects IS NOT NULL' })
@Index('ledger_entries_deposits', ['bookingId'], { where: `kind = 'deposit_taken'` })
@Index('ledger_entries_held', { synchronize: false })
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') bookingId: number;
  @Column('text') kind: LedgerKind;
  @Column('integer') amount: number;
  @Column('text', { nullable: true }) method: PaymentMethod | null;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('text') by: string;
  /** The admin's id; null for other actors. */
  @Column('integer', { nullable: true }) byId: number | null;
  @Column('integer', { nullable: true }) corrects: number | null;
  /** The payment that was verified; a payment has at most one uncorrected entry. */
  @Column('integer', { nullable: true }) paymentId: number | null;
  /** Ids of private pictures. */
  @Column('text', { array: true, default: '{}' }) pictures: string[];
}

export function entryOf(entry: LedgerEntryEntity, receipt: string | null): LedgerEntry {
  const { id, kind, amount, method, reference, note, at, by, corrects, pictures } = entry;
  return { id, kind, amount, method, reference, note, at: at.toISOString(), by, corrects, receipt, pictures };
}
