import type { MailKind, ReminderSettled } from '@farmhouse/contracts/messages/mails';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { MailMarkersEntity } from './mail-markers.entity.ts';

/** `lastReminderAt` is null if the latest reminder is not sent. */
export type MailMarkers = Pick<
  MailMarkersEntity,
  'emailSent' | 'reminderSent' | 'lastReminderAt' | 'arrivalToldFor' | 'thankedAt'
>;

const NONE: MailMarkers = {
  emailSent: false,
  reminderSent: false,
  lastReminderAt: null,
  arrivalToldFor: null,
  thankedAt: null,
};

/** The markers of bookings, by the bookings' ids; one query for all. */
export async function markersOf(manager: EntityManager, ids: readonly number[]): Promise<(id: number) => MailMarkers> {
  const rows = ids.length > 0 ? await manager.findBy(MailMarkersEntity, { bookingId: In([...ids]) }) : [];
  const found = new Map(rows.map((row) => [row.bookingId, row]));
  return (id) => {
    const row = found.get(id);
    return row ? { ...row, lastReminderAt: row.reminderUnsent ? null : row.lastReminderAt } : NONE;
  };
}

/** Records that reminders were requested. */
export async function markReminded(tx: EntityManager, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((bookingId) => ({ bookingId, lastReminderAt: at, reminderUnsent: false }));
  await tx.upsert(MailMarkersEntity, rows, ['bookingId']);
}

/** Records that the owner is told of an unanswered request; false if that was recorded at `unlessSince` or later. */
export async function markOwnerNotified(
  tx: EntityManager,
  bookingId: number,
  { at, unlessSince }: { at: Date; unlessSince: Date },
): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO booking_mail_markers (booking_id, owner_asked_at) VALUES ($1, $2)
     ON CONFLICT (booking_id) DO UPDATE SET owner_asked_at = $2
       WHERE booking_mail_markers.owner_asked_at IS NULL OR booking_mail_markers.owner_asked_at < $3
     RETURNING booking_id`,
    [bookingId, at, unlessSince],
  );
  return rows.length > 0;
}

/** Records what became of a reminder; what became of an earlier one changes nothing, unless it was sent. */
export async function markReminderSettled(
  tx: EntityManager,
  { bookingId, requestedAt, sent }: ReminderSettled,
): Promise<void> {
  if (sent) await tx.update(MailMarkersEntity, { bookingId }, { reminderSent: true });
  await tx.update(MailMarkersEntity, { bookingId, lastReminderAt: new Date(requestedAt) }, { reminderUnsent: !sent });
}

/** The ids of the bookings whose reminder was requested after `since`, also of those whose reminder is not sent. */
export async function remindedSince(tx: EntityManager, ids: readonly number[], since: Date): Promise<Set<number>> {
  const rows = await tx.findBy(MailMarkersEntity, { bookingId: In([...ids]), lastReminderAt: MoreThan(since) });
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** Records that the mail server has accepted a mail; mails to the owner set no marker. */
export async function markDelivered(tx: EntityManager, bookingId: number, kind: MailKind): Promise<void> {
  if (kind.endsWith('-owner')) return;
  const marker = kind === 'checkin-reminder' ? { reminderSent: true } : { emailSent: true };
  await tx.upsert(MailMarkersEntity, { bookingId, ...marker }, ['bookingId']);
}

/** Records that a guest is sent directions on the day of check-in. */
export async function markArrivalNotified(tx: EntityManager, bookingId: number, arrivalToldFor: string): Promise<void> {
  await tx.upsert(MailMarkersEntity, { bookingId, arrivalToldFor }, ['bookingId']);
}

/**
 * Forgets that guests were to be sent directions for their check-in on a day of India, unless a message was stored for
 * them on that day.
 */
export async function forgetArrivalsWithoutMessage(tx: EntityManager, kind: MailKind, day: string): Promise<void> {
  await tx.query(
    `UPDATE booking_mail_markers marker SET arrival_told_for = NULL
     WHERE arrival_told_for = $1 AND NOT EXISTS (
       SELECT FROM booking_mails mail
       WHERE mail.booking_id = marker.booking_id AND mail.kind = $2 AND mail.queued_at >= $3)`,
    [day, kind, istInstant(day, '00:00')],
  );
}

/** Forgets that a message was sent that was withheld as outdated: it is due again if its time is not over. */
export async function forgetWithheld(tx: EntityManager, bookingId: number, kind: MailKind): Promise<void> {
  if (kind === 'arrival-day') await tx.update(MailMarkersEntity, { bookingId }, { arrivalToldFor: null });
  if (kind === 'thank-you') await tx.update(MailMarkersEntity, { bookingId }, { thankedAt: null });
}

/** Records that a guest is thanked for a stay. */
export async function markThanked(tx: EntityManager, bookingId: number, thankedAt: Date): Promise<void> {
  await tx.upsert(MailMarkersEntity, { bookingId, thankedAt }, ['bookingId']);
}
