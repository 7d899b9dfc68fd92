import type { BookingMailView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { MailFailure, MailKind } from '@farmhouse/contracts/messages/mails';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail about a booking, with its status in the latest `email.*` event. */
@Entity('booking_mails')
@Index('booking_mails_booking', ['bookingId'])
export class BookingMailEntity {
  @PrimaryColumn('text') messageId: string;
  @Column('integer') bookingId: number;
  @Column('text') kind: MailKind;
  @Column('text') recipient: string;
  @Column('text') status: BookingMailView['status'];
  /** Why it was not sent; null for a mail that was sent or is queued. */
  @Column('text', { nullable: true }) failure: MailFailure | null;
  @Column('timestamptz') queuedAt: Date;
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
}
