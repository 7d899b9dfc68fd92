import { CHANGE_REQUEST_STATES, type ChangeRequestState } from '@farmhouse/contracts/bookings/change';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';

/** What the guest of a confirmed stay has asked to change. At most one of a booking is open. */
@Entity('change_requests')
@Check('change_requests_state', `state IN (${CHANGE_REQUEST_STATES.map((state) => `'${state}'`).join(', ')})`)
@Index('change_requests_open', { synchronize: false })
@Index('change_requests_booking', { synchronize: false })
export class ChangeRequestEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') bookingId: number;
  @ManyToOne(() => BookingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'change_requests_booking_id_fkey' })
  booking?: BookingEntity;
  @Column('text', { default: 'open' }) state: ChangeRequestState;
  @Column('date') checkinDate: string;
  @Column('date') checkoutDate: string;
  @Column('text') checkinTime: string;
  /** As the guest chose it; null stands for the usual one. */
  @Column('text', { nullable: true }) checkoutTime: string | null;
  @Column('integer') guestCount: number;
  @Column('text', { array: true, default: [] }) selectedServices: string[];
  @Column('text', { nullable: true }) couponCode: string | null;
  /** What the stay would have cost when the guest asked, whole rupees. */
  @Column('integer') finalTotal: number;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @Column('text', { nullable: true }) decidedBy: string | null;
  @Column('text', { nullable: true }) reason: string | null;
}
