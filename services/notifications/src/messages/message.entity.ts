import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ChannelName } from '../channel/channels.ts';
import type { Audience } from '../mails/message.ts';

/** `failed`: every attempt has failed. `withheld`: none was made. The owner can have either sent after all. */
export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'withheld';

/** One message to one recipient by one channel, from the event that causes it until the channel has accepted it. */
@Entity('messages')
@Index('messages_contacts', { synchronize: false })
@Index('messages_code', { synchronize: false })
@Unique('messages_once', ['eventId', 'kind', 'audience', 'channel'])
@Index('messages_due', ['dueAt'], { where: "status IN ('queued', 'sending')" })
@Index('messages_guest', ['countedAs', 'queuedAt'], { where: "audience = 'guest'" })
@Index('messages_for_digest', ['recipient'], { where: "failure = 'in-digest' AND digest_id IS NULL" })
@Index('messages_payloads', ['queuedAt'], { where: 'payload IS NOT NULL' })
@Index('messages_digests', ['recipient', 'queuedAt'], { where: "kind = 'owner-digest'" })
@Index('messages_channel_ref', ['channelRef'], { where: 'channel_ref IS NOT NULL' })
@Index('messages_channel_recipient', ['channelRecipient'], { where: 'channel_recipient IS NOT NULL' })
@Index('messages_to_forget', ['kind'], { where: "recipient <> 'erased'" })
@Index('messages_undelivered', ['queuedAt'], { where: "status IN ('failed', 'withheld')" })
@Index('messages_newest', ['queuedAt', 'id'])
@Index('messages_delivered', ['queuedAt', 'id'], { where: 'delivered_at IS NOT NULL' })
@Index('messages_read', ['queuedAt', 'id'], { where: 'read_at IS NOT NULL' })
@Index('messages_subject', ['subjectType', 'subjectId'])
@Check('messages_status', "status IN ('queued', 'sending', 'sent', 'failed', 'withheld')")
@Check('messages_audience', "audience IN ('guest', 'owner')")
export class MessageEntity {
  /** Also begins the left part of the mail's Message-ID. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') eventId: string;
  @Column('text') kind: string;
  @Column('text') subjectType: MailSubjectType;
  /** Id of what the message is about, in the service that owns it. */
  @Column('text') subjectId: string;
  @Column('text') audience: Audience;
  @Column('text', { default: 'mail' }) channel: ChannelName;
  /** The recipient's address on that channel; empty while the owner has none. */
  @Column('text') recipient: string;
  /** The recipient as limits count it, from the channel. */
  @Column('text') countedAs: string;
  /** Its payload; null once it is too old to be sent (MAIL_PAYLOAD_DAYS). */
  @Column('jsonb', { nullable: true }) payload: object | null;
  @Column('text', { default: 'queued' }) status: MessageStatus;
  /** How often it was claimed; also the number of the latest attempt. */
  @Column('integer', { default: 0 }) attempts: number;
  /** How many of these attempts were made before it was queued again; the day's own number is the difference. */
  @Column('integer', { default: 0 }) earlierAttempts: number;
  /** When it may be claimed: the time of the next attempt, or the end of the current lease. */
  @Column('timestamptz', { default: () => 'now()' }) dueAt: Date;
  /** Why the last attempt failed, without personal data. */
  @Column('text', { nullable: true }) lastError: string | null;
  /** Why it is failed or withheld. */
  @Column('text', { nullable: true }) failure: MessageFailure | null;
  /** The digest that reports it, when it was above the limit. */
  @Column('uuid', { nullable: true }) digestId: string | null;
  /** The W3C `traceparent` of what has caused it, when that is recorded. */
  @Column('text', { nullable: true }) traceparent: string | null;
  /** How often the owner had it sent again after it was sent; each time it is a mail with a Message-ID of its own. */
  @Column('integer', { default: 0 }) resends: number;
  /** True once the owner has sent it by this channel by hand, whatever is chosen for all messages, and at any hour. */
  @Column('boolean', { default: false }) channelChosen: boolean;
  /** When it was queued: the start of the day of attempts, unless it waits for the morning, which is then the start. */
  @Column('timestamptz', { default: () => 'now()' }) queuedAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  /** The channel's id for it in its reports; null for channels that report nothing. */
  @Column('text', { nullable: true }) channelRef: string | null;
  /** The recipient as the channel's reports spell it, when that differs from `recipient`. */
  @Column('text', { nullable: true }) channelRecipient: string | null;
  /** When it reached the recipient's device, and when it was read, as far as the channel reports it. */
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
}
