import { KIND_NAMES } from '@farmhouse/contracts/messages/kind-names';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import {
  type MessagesSentQuery,
  type SentStatus,
  type StatusFilter,
} from '@farmhouse/contracts/messages/messages-sent';
import { beginsPattern, containsPattern, type Page } from '@farmhouse/platform/lists/paging';
import { readPage } from '@farmhouse/platform/lists/read-page';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CODE_IN_PAYLOAD } from '../messages/code-in-payload.ts';
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

/** True for messages about the bookings whose code, in a payload that is still stored, fits `condition`. */
const isAbout = (condition: string): string => `(m.subjectType = 'booking' AND m.subjectId IN (
  SELECT subject_id FROM messages WHERE payload IS NOT NULL AND ${CODE_IN_PAYLOAD} ${condition}))`;

/** The kinds that are called so, or have such a name. */
const kindsNamed = (text: string): string[] =>
  Object.entries(KIND_NAMES).flatMap(([kind, name]) => (`${kind}\n${name.toLowerCase()}`.includes(text) ? [kind] : []));

function searchFor(query: SelectQueryBuilder<MessageEntity>, text: string): void {
  query.andWhere(`(m.kind = ANY(:kinds) OR m.recipient ILIKE :q OR ${isAbout('LIKE :code')})`, {
    q: containsPattern(text),
    code: beginsPattern(text.trim().toUpperCase()),
    kinds: kindsNamed(text.trim().toLowerCase()),
  });
}

/** Messages about such subjects, the newest first unless the query says otherwise. */
export function messagesOf(
  manager: EntityManager,
  subjects: readonly MailSubjectType[],
  { booking, q, status, channel, sort = '-queuedAt', ...page }: MessagesSentQuery,
): Promise<Page<MessageEntity>> {
  const query = manager.createQueryBuilder(MessageEntity, 'm').where('m.subjectType IN (:...subjects)', { subjects });
  if (typeof booking === 'number')
    query.andWhere("m.subjectType = 'booking' AND m.subjectId = :id", { id: String(booking) });
  if (typeof booking === 'string') query.andWhere(isAbout('= :code'), { code: booking });
  if (q?.trim()) searchFor(query, q);
  if (status) query.andWhere(CONDITIONS[status]);
  if (channel) query.andWhere('m.channel = :channel', { channel });
  return readPage(sortRows(query, sort), page);
}
