import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { BookingEntity } from '../booking.entity.ts';

/** What was agreed on when a booking was cancelled; there is none while it is not cancelled. */
@Entity('agreed_refunds')
@Check('agreed_refunds_amount', 'amount >= 0')
@Check('agreed_refunds_percent', 'percent BETWEEN 0 AND 100')
@Index('agreed_refunds_due', { synchronize: false })
export class AgreedRefundEntity {
  @PrimaryColumn('integer') bookingId: number;
  @OneToOne(() => BookingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'agreed_refunds_booking_id_fkey' })
  booking?: BookingEntity;
  /** Whole rupees in all. */
  @Column('integer') amount: number;
  /** What a payment that is verified after the cancellation adds of itself. */
  @Column('integer') percent: number;
  /** What had been paid back before the cancellation, which is no part of the amount. */
  @Column('integer') refundedBefore: number;
  /** The UPI id or account that the guest gave. */
  @Column('text', { nullable: true }) refundTo: string | null;
  @Column('date') dueOn: string;
  /** Why the amount is not that of the terms. */
  @Column('text', { nullable: true }) reason: string | null;
}
