import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { Outbox } from '@farmhouse/platform/events/outbox';
import type { EntityManager } from 'typeorm';
import type { ReminderPayload } from '../mails/mail-payloads.ts';
import { MessageEntity } from './message.entity.ts';

const REMINDER = 'checkin-reminder';

type Reminder = Pick<MessageEntity, 'eventId' | 'kind' | 'payload'>;

/**
 * Part of a transaction, after the messages of an event were stored or one of them has changed: publishes what became
 * of a reminder, unless a channel may still send it. Any other kind of message is ignored.
 */
export async function reportReminder(
  tx: EntityManager,
  outbox: Outbox,
  { eventId, kind, payload }: Reminder,
): Promise<void> {
  const { booking, requestedAt } = { ...(payload as ReminderPayload | null) };
  if (kind !== REMINDER || !booking || requestedAt === undefined) return;
  // of two channels that end at the same time, the later one sees the other's end
  await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, [`reminder ${eventId}`]);
  const [row] = await tx.query<{ sent: boolean | null; waits: boolean | null }[]>(
    `SELECT bool_or(status = 'sent' OR resends > 0) AS sent, bool_or(status IN ('queued', 'sending')) AS waits
     FROM messages WHERE event_id = $1 AND kind = $2`,
    [eventId, kind],
  );
  const sent = row?.sent ?? false;
  if (sent || !row?.waits) await outbox.add(tx, 'reminder.settled', { bookingId: booking.id, requestedAt, sent });
}

/** The same for a message that has changed. */
export async function reportReminderOf(tx: EntityManager, outbox: Outbox, id: string): Promise<void> {
  const message = await tx.findOneBy(MessageEntity, { id, kind: REMINDER });
  if (message) await reportReminder(tx, outbox, message);
}
