import { randomUUID } from 'node:crypto';
import type { MailFailure } from '@farmhouse/contracts/messages/mails';
import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, Or, type EntityManager } from 'typeorm';
import { Channels } from '../channel/channels.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { ErasedKeys } from '../personal-data/erased-keys.ts';
import { announce } from './mail-progress.ts';
import { MessageEntity } from './message.entity.ts';

/** The cause of messages, when it happened, and their payload. */
export type MessageCause = Pick<MessageEntity, 'eventId' | 'kind' | 'subjectType' | 'subjectId'> & {
  payload: object;
  occurredAt: Date;
};

/** The recipient, the channel, whether the owner chose it by hand, and the time unless it is now. */
export type MessageTarget = Pick<MessageEntity, 'audience' | 'recipient' | 'channel'> &
  Partial<Pick<MessageEntity, 'dueAt' | 'channelChosen'>>;

/** Inserts messages, each once and none of an erased person. */
@Injectable()
export class MessageRepository {
  constructor(
    private readonly mailRegistry: MailRegistry,
    private readonly channels: Channels,
    private readonly outbox: Outbox,
    private readonly tracing: Tracing,
    private readonly erasedKeys: ErasedKeys,
  ) {}

  /** True if a message that was stored before, by any channel, says the same, unless it was withheld as outdated. */
  async isRepeat(
    tx: EntityManager,
    { kind, subjectType, subjectId, eventId, payload }: MessageCause,
  ): Promise<boolean> {
    const definition = this.mailRegistry.get(kind);
    if (!definition.repeats) return false;
    const failure = Or(IsNull(), Not<MessageFailure>('outdated'));
    const stored = { subjectType, subjectId, kind, eventId: Not(eventId), payload: Not(IsNull()) };
    // one that was sent before its copy was withheld has been sent
    const where = [
      { ...stored, failure },
      { ...stored, resends: MoreThan(0) },
    ];
    const earlier = await tx.find(MessageEntity, { select: { payload: true }, where });
    return earlier.some((message) => message.payload && definition.repeats?.(payload, message.payload));
  }

  /** False if it was stored before, or its person is erased; the message that says so is stored nevertheless. */
  async store(tx: EntityManager, cause: MessageCause, to: MessageTarget, failure?: MailFailure): Promise<boolean> {
    const { isErasedOnceSent } = this.mailRegistry.get(cause.kind);
    if (!isErasedOnceSent && (await this.erasedKeys.include(tx, { ...cause, ...to }))) return false;
    const { eventId, kind, subjectType, subjectId, payload } = cause;
    const message = {
      id: randomUUID(),
      ...{ eventId, kind, subjectType, subjectId, payload },
      ...to,
      traceparent: this.tracing.current(),
      countedAs: to.recipient && this.channels.get(to.channel).countedAs(to.recipient),
      ...(failure && { status: 'withheld' as const, failure }),
    };
    const insert = tx.createQueryBuilder().insert().into(MessageEntity).values(message);
    const { raw } = await insert.orIgnore().returning('id').execute();
    if ((raw as unknown[]).length === 0) return false;
    await announce(tx, this.outbox, failure ? 'email.failed' : 'email.queued', message, failure);
    return true;
  }
}
