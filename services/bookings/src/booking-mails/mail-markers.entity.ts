import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which mails of a booking were sent; a booking without a row has had none. */
@Entity('booking_mail_markers')
export class MailMarkersEntity {
  @PrimaryColumn('integer') bookingId: number;
  /** True once the mail server has accepted a mail to the guest; reminders are tracked separately. */
  @Column('boolean', { default: false }) emailSent: boolean;
  @Column('boolean', { default: false }) reminderSent: boolean;
  /** When the latest reminder was requested. */
  @Column('timestamptz', { nullable: true }) lastReminderAt: Date | null;
  /** True once it is known that the latest reminder is not sent, by any channel. */
  @Column('boolean', { default: false }) reminderUnsent: boolean;
  /** When the owner was last notified of the unanswered request; again if it is moved to later days. */
  @Column('timestamptz', { nullable: true }) ownerAskedAt: Date | null;
  /** The check-in day for which the guest was sent directions; a different day is sent again. */
  @Column('date', { nullable: true }) arrivalToldFor: string | null;
  @Column('timestamptz', { nullable: true }) thankedAt: Date | null;
}
