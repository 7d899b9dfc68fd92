import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Channels, type ChannelName } from '../channel/channels.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { announce, type ProgressSource } from './mail-progress.ts';
import { MessageEntity } from './message.entity.ts';
import { MessageRepository, type MessageCause } from './message.repository.ts';

/** A stored message that is queued on another channel as well. */
type Queued = Omit<MessageCause, 'occurredAt'> & Pick<MessageEntity, 'queuedAt'>;

type QueueOutcome = 'queued' | 'known' | 'no-address';

/** True for a message that was not sent; with `alsoSent` also for a mail that was. */
const isResendable = ({ status, channel, payload }: MessageEntity, alsoSent: boolean): boolean =>
  payload !== null &&
  (status === 'failed' || status === 'withheld' || (alsoSent && status === 'sent' && channel === 'mail'));

/** True if a message that does not wait may have another address now: a mail to a guest, or one without any. */
const needsAddress = ({ recipient, audience, channel }: MessageEntity): boolean =>
  recipient === '' || (audience === 'guest' && channel === 'mail');

/** Queues stored messages again, at the owner's request, whatever the limits. */
@Injectable()
export class ResendService {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly channels: Channels,
    private readonly outbox: Outbox,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly messageRows: MessageRepository,
  ) {}

  /**
   * Queues a message that was not sent for another day of attempts; with `alsoSent` also a mail that was sent, as a
   * copy. A mail to a guest, and a message that had no address, goes to its recipient's address of now. False, without
   * effect, for any other, and while there is no address.
   */
  async resend(tx: EntityManager, messageId: string, { alsoSent = false } = {}): Promise<boolean> {
    const stored = await tx.findOne(MessageEntity, { where: { id: messageId }, lock: { mode: 'pessimistic_write' } });
    if (!stored || !isResendable(stored, alsoSent)) return false;
    if (needsAddress(stored) && !(await this.address(tx, stored))) {
      await announce(tx, this.outbox, 'email.failed', stored, 'no-address');
      return false;
    }
    const [messages] = await tx.query<[ProgressSource[], number]>(
      `UPDATE messages SET status = 'queued', failure = NULL, due_at = now(), queued_at = now(),
         earlier_attempts = attempts, resends = resends + (status = 'sent')::integer, channel_chosen = true
       WHERE id = $1
       RETURNING id, subject_type AS "subjectType", subject_id AS "subjectId", kind, recipient, channel`,
      [messageId],
    );
    for (const message of messages) await announce(tx, this.outbox, 'email.queued', message);
    return true;
  }

  /** Queues the message on another channel as well, unless it was queued there before. */
  async queueByChannel(tx: EntityManager, message: Queued, channel: ChannelName): Promise<QueueOutcome> {
    const recipient = this.addressOf(channel, message, await this.settingsReadModel.values(tx));
    if (!recipient) return 'no-address';
    const { audience } = this.mailRegistry.get(message.kind).to;
    const cause = { ...message, occurredAt: message.queuedAt };
    const to = { audience, recipient, channel, channelChosen: true };
    return (await this.messageRows.store(tx, cause, to)) ? 'queued' : 'known';
  }

  /** Gives a message its recipient's address of now; false while there is none. */
  private async address(tx: EntityManager, { id, kind, channel, payload }: MessageEntity): Promise<boolean> {
    const settings = await this.settingsReadModel.values(tx);
    const recipient = payload && this.addressOf(channel, { kind, payload }, settings);
    if (!recipient) return false;
    await tx.update(MessageEntity, { id }, { recipient, countedAs: this.channels.get(channel).countedAs(recipient) });
    return true;
  }

  private addressOf(
    channel: ChannelName,
    { kind, payload }: Pick<MessageCause, 'kind' | 'payload'>,
    settings: SettingValues,
  ): string | undefined {
    return this.channels.get(channel).addressOf(this.mailRegistry.get(kind), payload, settings);
  }
}
