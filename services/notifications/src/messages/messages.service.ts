import { randomUUID } from 'node:crypto';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EmailProgress, MailFailure, MailKind } from '@farmhouse/contracts/mails/mails';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { mailboxOf } from '@farmhouse/contracts/text/mailbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwnerMailLimit } from '../owner-mails/owner-mail-limit.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/mails-of-event.ts';
import { mailAddress } from '../mails/parts/mail-address.ts';
import { hasHadTooMany } from './mail-limit.ts';
import { MessageEntity } from './message.entity.ts';

type ProgressSource = Pick<MessageEntity, 'id' | 'subjectType' | 'subjectId' | 'kind' | 'recipient'>;

/** What `email.*` events say about a message. */
export function progressOf({ id, subjectType, subjectId, kind, recipient }: ProgressSource): EmailProgress {
  return { messageId: id, subject: { type: subjectType, id: subjectId }, kind, recipient };
}

type Reader = Pick<MessageEntity, 'audience' | 'recipient'>;

/** Stores mails to be sent. */
@Injectable()
export class Messages {
  constructor(
    private readonly mails: MailRegistry,
    private readonly outbox: Outbox,
    private readonly ownerLimit: OwnerMailLimit,
  ) {}

  /**
   * Part of the transaction that handles the event: all of its mails are stored, each once, or none is. A mail whose
   * recipient has no usable address is left out; one that is too many for its address is stored but not sent, and
   * the owner's are told of by OwnerDigests.
   */
  async queue(tx: EntityManager, eventId: string, mails: NewMail[], settings: SettingValues): Promise<void> {
    for (const mail of mails) {
      const { to } = this.mails.get(mail.kind);
      const recipient = mailAddress(to.address(mail.payload, settings));
      if (!recipient) continue;
      const reader = { audience: to.audience, recipient };
      await this.store(tx, eventId, mail, reader, await this.failureOf(tx, mail.kind, reader));
    }
  }

  /** Part of a transaction: stores a mail to the owner's address, whatever the limits. */
  queueTo(tx: EntityManager, eventId: string, recipient: string, mail: NewMail): Promise<void> {
    return this.store(tx, eventId, mail, { audience: 'owner', recipient });
  }

  /** Gives a mail that was not sent another day of tries. Nothing happens to any other. */
  async resend(tx: EntityManager, messageId: string): Promise<void> {
    const [messages] = await tx.query<[ProgressSource[], number]>(
      `UPDATE messages SET status = 'queued', failure = NULL, due_at = now(), queued_at = now()
       WHERE id = $1 AND status IN ('failed', 'withheld') AND payload IS NOT NULL
       RETURNING id, subject_type AS "subjectType", subject_id AS "subjectId", kind, recipient`,
      [messageId],
    );
    for (const message of messages) await this.outbox.add(tx, 'email.queued', progressOf(message));
  }

  /** Why a mail is kept back, if it is. */
  private async failureOf(
    tx: EntityManager,
    kind: MailKind,
    { audience, recipient }: Reader,
  ): Promise<MailFailure | undefined> {
    if (audience === 'guest') return (await hasHadTooMany(tx, kind, recipient)) ? 'too-many' : undefined;
    return (await this.ownerLimit.isReached(kind, recipient)) ? 'in-digest' : undefined;
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
      ...to,
      countedAs: mailboxOf(to.recipient),
      ...(failure && { status: 'withheld' as const, failure }),
    };
    const insert = tx.createQueryBuilder().insert().into(MessageEntity).values(message);
    const { raw } = await insert.orIgnore().returning('id').execute();
    if ((raw as unknown[]).length === 0) return;
    if (failure) await this.outbox.add(tx, 'email.failed', { ...progressOf(message), failure });
    else await this.outbox.add(tx, 'email.queued', progressOf(message));
  }
}
