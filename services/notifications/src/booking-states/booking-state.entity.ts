import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The current data of a booking that has changed; without a row it is still as the booking was made. */
@Entity('booking_facts')
export class BookingStateEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') status: BookingStatus;
  @Column('text') paymentStatus: PaymentStatus;
  /** This and the columns below are null until the booking's next change: until then the mail's snapshot is current. */
  @Column('date', { nullable: true }) checkinDate: string | null;
  @Column('date', { nullable: true }) checkoutDate: string | null;
  @Column('text', { nullable: true }) checkinTime: string | null;
  @Column('text', { nullable: true }) checkoutTime: string | null;
  @Column('integer', { nullable: true }) guestCount: number | null;
  @Column('integer', { nullable: true }) finalTotal: number | null;
  /** Whole rupees. */
  @Column('integer', { nullable: true }) due: number | null;
  @Column('integer', { nullable: true }) stayChanges: number | null;
  /** True while the owner has paused scheduled messages. */
  @Column('boolean', { default: false }) messagesPaused: boolean;
  @Column('bigint') version: string;
  /** True while the owner has archived it. */
  @Column('boolean') deleted: boolean;
}
