import {
  CHANGE_REQUEST_STATES,
  type ChangeRequestState,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BookingEntity } from '../booking.entity.ts';

/** A change that the guest of a confirmed stay has requested. At most one per booking is open. */
@Entity('change_requests')
@Check('change_requests_state', `state IN ${sqlList(CHANGE_REQUEST_STATES)}`)
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
  /** As the guest chose it; null means the default. */
  @Column('text', { nullable: true }) checkoutTime: string | null;
  @Column('integer') guestCount: number;
  @Column('text', { array: true, default: [] }) selectedServices: string[];
  @Column('text', { nullable: true }) couponCode: string | null;
  /** The price of the changed stay at the time of the request, whole rupees. */
  @Column('integer') finalTotal: number;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @Column('text', { nullable: true }) decidedBy: string | null;
  @Column('text', { nullable: true }) reason: string | null;
}
