import { randomUUID } from 'node:crypto';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EmailProgress } from '@farmhouse/contracts/mails/mails';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/mails-of-event.ts';
import { mailAddress } from '../mails/parts/mail-address.ts';
import { MessageEntity } from './message.entity.ts';

type ProgressSource = Pick<MessageEntity, 'id' | 'subjectType' | 'subjectId' | 'kind' | 'recipient'>;

/** What `email.*` events say about a message. */
export function progressOf({ id, subjectType, subjectId, kind, recipient }: ProgressSource): EmailProgress {
  return { messageId: id, subject: { type: subjectType, id: subjectId }, kind, recipient };
}

/** Stores mails to be sent. */
@Injectable()
export class Messages {
  constructor(
    private readonly mails: MailRegistry,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Part of the transaction that handles the event: all of its mails are stored, each once, or none is. A mail whose
   * recipient has no usable address is left out.
   */
  async queue(tx: EntityManager, eventId: string, mails: NewMail[], settings: SettingValues): Promise<void> {
    for (const mail of mails) {
      const { to } = this.mails.get(mail.kind);
      const recipient = mailAddress(to.address(mail.payload, settings));
      if (recipient) await this.store(tx, eventId, mail, { audience: to.audience, recipient });
    }
  }

  private async store(
    tx: EntityManager,
    eventId: string,
    { kind, subject, payload }: NewMail,
    to: Pick<MessageEntity, 'audience' | 'recipient'>,
  ): Promise<void> {
    const message = {
      id: randomUUID(),
      eventId,
      kind,
      subjectType: subject.type,
      subjectId: subject.id,
      payload,
      ...to,
    };
    const insert = tx.createQueryBuilder().insert().into(MessageEntity).values(message);
    const { raw } = await insert.orIgnore().returning('id').execute();
    if ((raw as unknown[]).length > 0) await this.outbox.add(tx, 'email.queued', progressOf(message));
  }
}
