import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a booking is now, once it has changed; without a row it is as it was made. */
@Entity('booking_states')
export class BookingStateEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') status: BookingStatus;
  @Column('text') paymentStatus: PaymentStatus;
  @Column('bigint') version: string;
  /** True while the owner has archived it. */
  @Column('boolean') deleted: boolean;
}
