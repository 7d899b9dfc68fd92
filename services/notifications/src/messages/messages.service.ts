import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MailFailure } from '@farmhouse/contracts/messages/mails';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Channels, type ChannelName } from '../channel/channels.ts';
import { MessageLimits } from '../limits/message-limits.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/new-mail.ts';
import { ChannelChoice } from '../channel/channel-choice.ts';
import { OwnersTexts } from '../message-template/owners-texts.ts';
import { MessageEntity } from './message.entity.ts';
import { MessageRepository, type MessageCause } from './message.repository.ts';
import { deferredUntilMorning } from './quiet-hours.rules.ts';
import { reportReminder } from './reminder-outcome.ts';

/** Stores messages to be sent. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly channels: Channels,
    private readonly messageLimits: MessageLimits,
    private readonly ownersTexts: OwnersTexts,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly channelChoice: ChannelChoice,
    private readonly messageRows: MessageRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Part of the transaction that handles the event: all of its messages are stored, each once, or none is. A message
   * to a guest without a usable address is left out, as is a kind that the owner has switched off, and one that repeats
   * an earlier one; one to the owner without an address is stored but not sent; a scheduled message at night waits for
   * the morning; one above the limit of its address is stored but not sent, and OwnerDigestService reports those to the
   * owner.
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
      if (await this.messageRows.isRepeat(tx, cause)) continue;
      const channels = await this.channelChoice.of(tx, this.mailRegistry.get(kind), cause, now);
      for (const channel of channels) {
        const failure = await this.queueBy(tx, channel, cause, { settings, now });
        if (failure && !channels.includes('mail')) await this.queueBy(tx, 'mail', cause, { settings, now });
      }
    }
    for (const { kind, payload } of mails) await reportReminder(tx, this.outbox, { eventId, kind, payload });
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
   * Part of a transaction, when a message was given up: one that did not reach its recipient by another channel is sent
   * by mail, once, within the limits of mails.
   */
  async fallBackToMail(tx: EntityManager, messageId: string): Promise<void> {
    const message = await tx.findOneBy(MessageEntity, { id: messageId });
    if (!message?.payload || message.channel === 'mail') return;
    const cause = { ...message, payload: message.payload, occurredAt: message.queuedAt };
    await this.queueBy(tx, 'mail', cause, { settings: await this.settingsReadModel.values(tx), now: new Date() });
  }

  /** Stores a message within the limits, and one to the owner also without an address; returns why it is withheld. */
  private async queueBy(
    tx: EntityManager,
    channel: ChannelName,
    cause: MessageCause,
    { settings, now }: { settings: SettingValues; now: Date },
  ): Promise<MailFailure | undefined> {
    const { kind, payload } = cause;
    const message = this.mailRegistry.get(kind);
    const { audience } = message.to;
    const recipient = this.channels.get(channel).addressOf(message, payload, settings) ?? '';
    if (!recipient && audience !== 'owner') return undefined;
    const failure = recipient ? await this.limitOf(tx, channel, { kind, payload, recipient }) : 'no-address';
    const to = { audience, recipient, channel, ...deferredUntilMorning(message, payload, now) };
    await this.messageRows.store(tx, cause, to, failure);
    return failure;
  }

  private limitOf(
    tx: EntityManager,
    channel: ChannelName,
    message: Pick<MessageCause, 'kind' | 'payload'> & Pick<MessageEntity, 'recipient'>,
  ): Promise<MailFailure | undefined> {
    const countedAs = this.channels.get(channel).countedAs(message.recipient);
    return this.messageLimits.failureOf(tx, { ...message, countedAs });
  }
}
