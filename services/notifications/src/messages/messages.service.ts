import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Channels, type ChannelName } from '../channel/channels.ts';
import { MessageLimits } from '../limits/message-limits.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/new-mail.ts';
import { ChannelChoice } from '../channel/channel-choice.ts';
import { announce, type ProgressSource } from './mail-progress.ts';
import { OwnersTexts } from '../message-template/owners-texts.ts';
import { MessageEntity } from './message.entity.ts';
import { MessageRepository, type MessageCause } from './message.repository.ts';
import { deferredUntilMorning } from './quiet-hours.rules.ts';

/** A stored message that is queued on another channel as well. */
type Queued = Omit<MessageCause, 'occurredAt'> & Pick<MessageEntity, 'queuedAt'>;

type QueueOutcome = 'queued' | 'known' | 'no-address';

/** Stores messages to be sent. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly channels: Channels,
    private readonly messageLimits: MessageLimits,
    private readonly ownersTexts: OwnersTexts,
    private readonly outbox: Outbox,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly channelChoice: ChannelChoice,
    private readonly messageRows: MessageRepository,
  ) {}

  /**
   * Part of the transaction that handles the event: all of its messages are stored, each once, or none is. A message
   * whose recipient has no usable address is left out, as is a kind that the owner has switched off; a scheduled
   * message at night waits for the morning; one above the limit of its address is stored but not sent, and
   * OwnerDigestWorker reports those to the owner.
   */
  async queue(
    tx: EntityManager,
    { id: eventId, occurredAt }: Pick<EventEnvelope, 'id' | 'occurredAt'>,
    mails: NewMail[],
    settings: SettingValues,
    now = new Date(),
  ): Promise<void> {
    for (const { kind, subject, payload } of await this.ownersTexts.toSend(tx, mails, settings)) {
      const subjectType = subject.type;
      const cause = { eventId, occurredAt: new Date(occurredAt), kind, subjectType, subjectId: subject.id, payload };
      const channels = await this.channelChoice.of(tx, this.mailRegistry.get(kind), cause);
      for (const channel of channels) {
        const failure = await this.queueBy(tx, channel, cause, settings, now);
        if (failure && !channels.includes('mail')) await this.queueBy(tx, 'mail', cause, settings, now);
      }
    }
  }

  /** Part of a transaction: stores a mail to the owner's address, whatever the limits. */
  async queueTo(
    tx: EntityManager,
    eventId: string,
    recipient: string,
    { kind, subject, payload }: NewMail,
  ): Promise<void> {
    const occurredAt = new Date();
    const cause = { eventId, occurredAt, kind, subjectType: subject.type, subjectId: subject.id, payload };
    await this.messageRows.store(tx, cause, { audience: 'owner', recipient, channel: 'mail' });
  }

  /**
   * Queues a message that was not sent for another day of attempts; with `alsoSent` also a mail that was sent, as a
   * copy. False, without effect, for any other.
   */
  async resend(tx: EntityManager, messageId: string, { alsoSent = false } = {}): Promise<boolean> {
    const [messages] = await tx.query<[ProgressSource[], number]>(
      `UPDATE messages SET status = 'queued', failure = NULL, due_at = now(), queued_at = now(),
         earlier_attempts = attempts, resends = resends + (status = 'sent')::integer
       WHERE id = $1 AND payload IS NOT NULL
         AND (status IN ('failed', 'withheld') OR ($2 AND status = 'sent' AND channel = 'mail'))
       RETURNING id, subject_type AS "subjectType", subject_id AS "subjectId", kind, recipient, channel`,
      [messageId, alsoSent],
    );
    for (const message of messages) await announce(tx, this.outbox, 'email.queued', message);
    return messages.length > 0;
  }

  /**
   * Part of a transaction, when a message was given up: one that did not reach its recipient by another channel is sent
   * by mail, once, within the limits of mails.
   */
  async fallBackToMail(tx: EntityManager, messageId: string): Promise<void> {
    const message = await tx.findOneBy(MessageEntity, { id: messageId });
    if (!message?.payload || message.channel === 'mail') return;
    const cause = { ...message, payload: message.payload, occurredAt: message.queuedAt };
    await this.queueBy(tx, 'mail', cause, await this.settingsReadModel.values(tx));
  }

  /**
   * Queues the message on another channel as well, at the owner's request, whatever the limits, unless it was queued
   * there before.
   */
  async queueByChannel(tx: EntityManager, message: Queued, channel: ChannelName): Promise<QueueOutcome> {
    const recipient = this.addressOf(channel, message, await this.settingsReadModel.values(tx));
    if (!recipient) return 'no-address';
    const { audience } = this.mailRegistry.get(message.kind).to;
    const cause = { ...message, occurredAt: message.queuedAt };
    return (await this.messageRows.store(tx, cause, { audience, recipient, channel })) ? 'queued' : 'known';
  }

  private addressOf(
    channel: ChannelName,
    { kind, payload }: Pick<MessageCause, 'kind' | 'payload'>,
    settings: SettingValues,
  ): string | undefined {
    return this.channels.get(channel).addressOf(this.mailRegistry.get(kind), payload, settings);
  }

  /** Stores a message within the limits; returns why it is withheld, or undefined. */
  private async queueBy(
    tx: EntityManager,
    channel: ChannelName,
    cause: MessageCause,
    settings: SettingValues,
    now = new Date(),
  ): Promise<MessageFailure | undefined> {
    const { kind, payload } = cause;
    const message = this.mailRegistry.get(kind);
    const recipient = this.addressOf(channel, cause, settings);
    if (!recipient) return undefined;
    const countedAs = this.channels.get(channel).countedAs(recipient);
    const failure = await this.messageLimits.failureOf(tx, { kind, payload, recipient, countedAs });
    const to = { audience: message.to.audience, recipient, channel, ...deferredUntilMorning(message, payload, now) };
    await this.messageRows.store(tx, cause, to, failure);
    return failure;
  }
}
