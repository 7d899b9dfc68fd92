import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import {
  type MessagesSentQuery,
  type SentStatus,
  type StatusFilter,
} from '@farmhouse/contracts/messages/messages-sent';
import { pageBounds, type Page } from '@farmhouse/platform/http/paging';
import { sortRows } from '@farmhouse/platform/http/sorting';
import type { EntityManager } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.ts';

const CONDITIONS: Record<StatusFilter, string> = {
  queued: "m.status = 'queued'",
  sending: "m.status = 'sending'",
  sent: "m.status = 'sent' AND m.deliveredAt IS NULL AND m.readAt IS NULL",
  delivered: "m.status = 'sent' AND m.deliveredAt IS NOT NULL AND m.readAt IS NULL",
  read: "m.status = 'sent' AND m.readAt IS NOT NULL",
  failed: "m.status = 'failed'",
  withheld: "m.status = 'withheld'",
  'not-delivered': "m.status IN ('failed', 'withheld')",
};

export function statusOf({ status, deliveredAt, readAt }: MessageEntity): SentStatus {
  if (status !== 'sent') return status;
  if (readAt) return 'read';
  return deliveredAt ? 'delivered' : 'sent';
}

/** Messages about such subjects, the newest first unless the query says otherwise. */
export async function messagesOf(
  manager: EntityManager,
  subjects: readonly MailSubjectType[],
  { booking, status, channel, sort = '-queuedAt', page, pageSize }: MessagesSentQuery,
): Promise<Page<MessageEntity>> {
  const query = manager.createQueryBuilder(MessageEntity, 'm').where('m.subjectType IN (:...subjects)', { subjects });
  if (booking !== undefined) query.andWhere("m.subjectType = 'booking' AND m.subjectId = :id", { id: String(booking) });
  if (status) query.andWhere(CONDITIONS[status]);
  if (channel) query.andWhere('m.channel = :channel', { channel });
  const { skip, take } = pageBounds({ page, pageSize });
  const [rows, total] = await sortRows(query, sort).skip(skip).take(take).getManyAndCount();
  return { rows, total };
}
