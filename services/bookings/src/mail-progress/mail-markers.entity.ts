import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a booking's mails have come to; a booking without a row has had none. */
@Entity('booking_mail_markers')
export class MailMarkersEntity {
  @PrimaryColumn('integer') bookingId: number;
  /** A mail to the guest was accepted by the mail server; reminders count by themselves. */
  @Column('boolean', { default: false }) emailSent: boolean;
  @Column('boolean', { default: false }) reminderSent: boolean;
  /** When the latest reminder was asked for. */
  @Column('timestamptz', { nullable: true }) lastReminderAt: Date | null;
  /** When the owner was mailed that the request is unanswered. */
  @Column('timestamptz', { nullable: true }) ownerAskedAt: Date | null;
  /** The check-in day on whose morning the guest was told the way; another one is told again. */
  @Column('date', { nullable: true }) arrivalToldFor: string | null;
  @Column('timestamptz', { nullable: true }) thankedAt: Date | null;
}
