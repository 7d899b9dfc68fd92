import type { BookingMailView } from '@farmhouse/contracts/bookings/admin-booking';
import type { MailKind } from '@farmhouse/contracts/events/events';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail about a booking, as notifications last told of it. */
@Entity('booking_mails')
@Index('booking_mails_booking', ['bookingId'])
export class BookingMailEntity {
  @PrimaryColumn('text') messageId: string;
  @Column('integer') bookingId: number;
  @Column('text') kind: MailKind;
  @Column('text') recipient: string;
  @Column('text') status: BookingMailView['status'];
  @Column('timestamptz') queuedAt: Date;
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
}
