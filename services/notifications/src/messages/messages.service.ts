import { randomUUID } from 'node:crypto';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EmailProgress, MailFailure } from '@farmhouse/contracts/mails/mails';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Channels, type ChannelName } from '../channel/channels.ts';
import { MessageLimits } from '../limits/message-limits.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/new-mail.ts';
import { OwnersTexts } from '../owners-texts/owners-texts.ts';
import { MessageEntity } from './message.entity.ts';
import { afterTheNight } from './quiet-hours.rules.ts';

type ProgressSource = Pick<MessageEntity, 'id' | 'subjectType' | 'subjectId' | 'kind' | 'recipient'>;

/** What `email.*` events say about a message. */
export function progressOf({ id, subjectType, subjectId, kind, recipient }: ProgressSource): EmailProgress {
  return { messageId: id, subject: { type: subjectType, id: subjectId }, kind, recipient };
}

/** To whom, and when when not at once. */
type Reader = Pick<MessageEntity, 'audience' | 'recipient'> & Partial<Pick<MessageEntity, 'dueAt'>>;

/** How messages reach their readers. */
const CHANNEL: ChannelName = 'mail';

/** Stores messages to be sent. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly channels: Channels,
    private readonly messageLimits: MessageLimits,
    private readonly ownersTexts: OwnersTexts,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Part of the transaction that handles the event: all of its messages are stored, each once, or none is. A message
   * whose reader has no usable address is left out, as is a kind that the owner has switched off; what the clock causes at
   * night waits for the morning; one that is too many for its address is stored but not sent, and
   * the owner is told of the owner's by OwnerDigestWorker.
   */
  async queue(
    tx: EntityManager,
    eventId: string,
    mails: NewMail[],
    settings: SettingValues,
    now = new Date(),
  ): Promise<void> {
    for (const mail of await this.ownersTexts.wanted(tx, mails, settings)) {
      const message = this.mailRegistry.get(mail.kind);
      const recipient = this.channels.get(CHANNEL).addressOf(message, mail.payload, settings);
      if (!recipient) continue;
      const countedAs = this.channels.get(CHANNEL).countedAs(recipient);
      const failure = await this.messageLimits.failureOf(tx, { kind: mail.kind, recipient, countedAs });
      const to = { audience: message.to.audience, recipient, ...afterTheNight(message, mail.payload, now) };
      await this.store(tx, eventId, mail, to, failure);
    }
  }

  /** Part of a transaction: stores a message to the owner's address, whatever the limits. */
  queueTo(tx: EntityManager, eventId: string, recipient: string, mail: NewMail): Promise<void> {
    return this.store(tx, eventId, mail, { audience: 'owner', recipient });
  }

  /** Gives a message that was not sent another day of tries. Nothing happens to any other. */
  async resend(tx: EntityManager, messageId: string): Promise<void> {
    const [messages] = await tx.query<[ProgressSource[], number]>(
      `UPDATE messages SET status = 'queued', failure = NULL, due_at = now(), queued_at = now()
       WHERE id = $1 AND status IN ('failed', 'withheld') AND payload IS NOT NULL
       RETURNING id, subject_type AS "subjectType", subject_id AS "subjectId", kind, recipient`,
      [messageId],
    );
    for (const message of messages) await this.outbox.add(tx, 'email.queued', progressOf(message));
  }

  private async store(
    tx: EntityManager,
    eventId: string,
    { kind, subject, payload }: NewMail,
    to: Reader,
    failure?: MailFailure,
  ): Promise<void> {
    const message = {
      id: randomUUID(),
      eventId,
      kind,
      subjectType: subject.type,
      subjectId: subject.id,
      payload,
      channel: CHANNEL,
      ...to,
      countedAs: this.channels.get(CHANNEL).countedAs(to.recipient),
      ...(failure && { status: 'withheld' as const, failure }),
    };
    const insert = tx.createQueryBuilder().insert().into(MessageEntity).values(message);
    const { raw } = await insert.orIgnore().returning('id').execute();
    if ((raw as unknown[]).length === 0) return;
    if (failure) await this.outbox.add(tx, 'email.failed', { ...progressOf(message), failure });
    else await this.outbox.add(tx, 'email.queued', progressOf(message));
  }
}
