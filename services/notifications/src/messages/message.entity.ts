import type { MailFailure, MailKind, MailSubjectType } from '@farmhouse/contracts/mails/mails';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Audience } from '../mails/mail.ts';
import type { MailPayloads } from '../mails/mail-payloads.ts';

/** `failed`: every try has failed. `withheld`: none was made. The owner can have either sent after all. */
export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'withheld';

/** One mail to one recipient, from the event that causes it until the mail server has accepted it. */
@Entity('messages')
@Unique('messages_once', ['eventId', 'kind', 'audience'])
@Index('messages_due', ['dueAt'], { where: "status IN ('queued', 'sending')" })
@Index('messages_guest', ['countedAs', 'queuedAt'], { where: "audience = 'guest'" })
@Index('messages_for_digest', ['recipient'], { where: "failure = 'in-digest' AND digest_id IS NULL" })
@Index('messages_payloads', ['queuedAt'], { where: 'payload IS NOT NULL' })
@Index('messages_digests', ['recipient', 'queuedAt'], { where: "kind = 'owner-digest'" })
@Check('messages_status', "status IN ('queued', 'sending', 'sent', 'failed', 'withheld')")
@Check('messages_audience', "audience IN ('guest', 'owner')")
export class MessageEntity {
  /** Also the left part of the mail's Message-ID. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') eventId: string;
  @Column('text') kind: MailKind;
  @Column('text') subjectType: MailSubjectType;
  /** Id of what the mail is about, in the service that owns it. */
  @Column('text') subjectId: string;
  @Column('text') audience: Audience;
  @Column('text') recipient: string;
  /** The recipient as limits count it: mailboxOf(recipient). */
  @Column('text') countedAs: string;
  /** What it is written from; null once it is too old to be sent (MAIL_PAYLOAD_DAYS). */
  @Column('jsonb', { nullable: true }) payload: MailPayloads[MailKind] | null;
  @Column('text', { default: 'queued' }) status: MessageStatus;
  /** How often it was claimed; also the number of the latest try. */
  @Column('integer', { default: 0 }) attempts: number;
  /** When it may be claimed: the time of the next try, or the end of the current lease. */
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Why the last try failed, without personal data. */
  @Column('text', { nullable: true }) lastError: string | null;
  /** Why it is failed or withheld. */
  @Column('text', { nullable: true }) failure: MailFailure | null;
  /** The digest that tells of it, when it was above the limit. */
  @Column('uuid', { nullable: true }) digestId: string | null;
  /** When its tries began. */
  @Column('timestamptz', { default: () => 'now()' }) queuedAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
}
