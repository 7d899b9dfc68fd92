import type { EmailFailed, EmailProgress, MailFailure } from '@farmhouse/contracts/messages/mails';
import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import type { Outbox } from '@farmhouse/platform/events/outbox';
import type { EntityManager } from 'typeorm';
import type { MessageEntity } from './message.entity.ts';

export type ProgressSource = Pick<MessageEntity, 'id' | 'subjectType' | 'subjectId' | 'kind' | 'recipient' | 'channel'>;

const progressOf = ({ id, subjectType, subjectId, kind, recipient }: ProgressSource): EmailProgress => ({
  messageId: id,
  subject: { type: subjectType, id: subjectId },
  kind,
  recipient,
});

/** Part of a transaction: publishes the event about a mail. Other services are notified of mails only. */
export async function announce(
  tx: EntityManager,
  outbox: Outbox,
  type: 'email.queued' | 'email.delivered' | 'email.failed',
  message: ProgressSource,
  failure?: MessageFailure,
): Promise<void> {
  if (message.channel !== 'mail') return;
  const payload: EmailFailed = { ...progressOf(message), ...(failure && { failure: failure as MailFailure }) };
  await outbox.add(tx, type, payload);
}
