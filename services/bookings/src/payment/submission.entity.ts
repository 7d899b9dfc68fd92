import type { PaymentSubmissionView } from '@farmhouse/contracts/bookings/admin-booking';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One UPI reference that a guest has given for a booking; every one is kept. */
@Entity('payment_submissions')
@Check('payment_submissions_outcome', `outcome IN ('submitted', 'verified', 'failed', 'superseded')`)
@Index('payment_submissions_booking', ['bookingId'])
@Index('payment_submissions_utr', ['upiTransactionId'])
export class SubmissionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') bookingId: number;
  @Column('text') upiTransactionId: string;
  @Column('text', { default: 'submitted' }) outcome: PaymentSubmissionView['outcome'];
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
