import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { Payment, PaymentState } from '@farmhouse/contracts/bookings/payment/payment';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Unique index: no two live payments have the same UTR. */
export const LIVE_UTR_INDEX = 'payments_live_utr';

/**
 * One payment of a booking, in any state; the contract's `Payment` explains the fields. Written only by BookingWriter.
 * Triggers keep the booking's payment status and search text in step with its payments.
 */
@Entity('payments')
@Check('payments_amount', 'amount >= 0')
@Check('payments_method', `method IN ('upi', 'cash', 'bank', 'card', 'other')`)
@Check('payments_state', `state IN ('submitted', 'recorded', 'verified', 'failed', 'superseded')`)
@Index('payments_booking', ['bookingId', 'id'])
@Index('payments_reference', ['reference'])
@Index('payments_received', { synchronize: false })
@Index('payments_waiting', { synchronize: false })
@Index(LIVE_UTR_INDEX, { synchronize: false })
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') bookingId: number;
  @Column('integer') amount: number;
  @Column('text', { nullable: true }) method: PaymentMethod | null;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text') state: PaymentState;
  @Column('text', { nullable: true }) recordedBy: string | null;
  @Column('integer', { nullable: true }) recordedById: number | null;
  @Column('timestamptz') at: Date;
  @Column('timestamptz', { nullable: true }) verifiedAt: Date | null;
  @Column('text', { nullable: true }) verifiedBy: string | null;
  @Column('integer', { nullable: true }) verifiedById: number | null;
  @Column('text', { nullable: true }) notes: string | null;
  @Column('boolean', { default: false }) isReversed: boolean;
  /**
   * True if the payment reserves its UTR: it is verified, or undecided for a booking that is not cancelled; maintained
   * by a trigger.
   */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) isLive?: boolean;
}

export function paymentOf(row: PaymentEntity): Payment {
  const { id, amount, method, reference, state, recordedBy, at, verifiedAt, verifiedBy, notes, isReversed } = row;
  return {
    ...{ id, amount, method, reference, state, recordedBy, verifiedBy, notes, isReversed },
    at: at.toISOString(),
    verifiedAt: isoOrNull(verifiedAt),
  };
}
