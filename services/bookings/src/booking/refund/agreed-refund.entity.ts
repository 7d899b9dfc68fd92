import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { BookingEntity } from '../booking.entity.ts';

/**
 * The refund agreed on when a booking was cancelled; exists only while it is cancelled, and never changes. The amount
 * to refund now is a sum of payments and entries, `AGREED_REFUNDS`.
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
  /**
   * The agreed amount: the percentage of what was received then, and all that was beyond the total, unless the owner
   * agreed on another amount. Whole rupees.
   */
  @Column('integer') amount: number;
  /** That of the terms, unless the owner agreed on another percentage. */
  @Column('integer') percent: number;
  /** Null only for rows of the previous version, which always agreed on that percentage. */
  @Column('integer', { nullable: true }) received: number | null;
  /** The newest entry of the booking's ledger then: refunds up to it do not count towards this refund. */
  @Column('integer', { nullable: true }) lastEntry: number | null;
  /** Read only by the previous version. */
  @Column('integer') refundedBefore: number;
  /** The UPI id or account that the guest gave. */
  @Column('text', { nullable: true }) refundTo: string | null;
  @Column('date') dueOn: string;
  /** Why the amount differs from the terms. */
  @Column('text', { nullable: true }) reason: string | null;
}
