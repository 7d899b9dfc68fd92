import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { BookingEntity } from '../booking.entity.ts';

/**
 * What was agreed on when a booking was cancelled; there is none while it is not cancelled. It never changes afterwards:
 * what it returns now is a sum of payments and entries, `AGREED_REFUNDS`.
 */
@Entity('agreed_refunds')
@Check('agreed_refunds_amount', 'amount >= 0')
@Check('agreed_refunds_percent', 'percent BETWEEN 0 AND 100')
@Index('agreed_refunds_due', { synchronize: false })
export class AgreedRefundEntity {
  @PrimaryColumn('integer') bookingId: number;
  @OneToOne(() => BookingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'agreed_refunds_booking_id_fkey' })
  booking?: BookingEntity;
  /** What was agreed on, of what was received then: that part, unless the owner agreed on another amount. Whole rupees. */
  @Column('integer') amount: number;
  @Column('integer') percent: number;
  /** Null only for what the previous version stored, which agreed on that part. */
  @Column('integer', { nullable: true }) received: number | null;
  /** The newest entry of the booking's ledger then: refunds up to it are no part of what is returned. */
  @Column('integer', { nullable: true }) lastEntry: number | null;
  /** Read by the previous version alone. */
  @Column('integer') refundedBefore: number;
  /** The UPI id or account that the guest gave. */
  @Column('text', { nullable: true }) refundTo: string | null;
  @Column('date') dueOn: string;
  /** Why the amount is not that of the terms. */
  @Column('text', { nullable: true }) reason: string | null;
}
