import type { MailKind } from '@farmhouse/contracts/events/events';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Audience, MailCause } from '../templates/mail-template.ts';

export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed';

/** One mail to one reader, from its cause until the mail server has accepted it. */
@Entity('messages')
@Unique('messages_once', ['eventId', 'kind', 'audience'])
@Index('messages_due', ['dueAt'], { where: "status IN ('queued', 'sending')" })
@Check('messages_status', "status IN ('queued', 'sending', 'sent', 'failed')")
@Check('messages_audience', "audience IN ('guest', 'owner')")
export class MessageEntity {
  /** Also the left part of the mail's Message-ID. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') eventId: string;
  @Column('text') kind: MailKind;
  @Column('integer') bookingId: number;
  @Column('text') confirmationCode: string;
  @Column('text') audience: Audience;
  @Column('text') recipient: string;
  @Column('jsonb') payload: MailCause;
  @Column('text', { default: 'queued' }) status: MessageStatus;
  /** How often somebody has taken it in hand; a number tells the tries apart. */
  @Column('integer', { default: 0 }) attempts: number;
  /** When it may be taken in hand: the next try, or the end of the lease of whoever is sending it. */
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Why the last try failed, without any personal value. */
  @Column('text', { nullable: true }) lastError: string | null;
  @Column('timestamptz', { default: () => 'now()' }) queuedAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
}
