import type { BookingMailView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { MailFailure } from '@farmhouse/contracts/messages/mails';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingMailEntity } from './booking-mail.entity.ts';
import { forgetWithheld, markDelivered } from './mail-markers.ts';
import { bookingIdOf } from './mail-subject.ts';

/** Events may arrive out of order: a status replaces only those before it in this list. */
const RANK = `array_position(ARRAY['queued', 'failed', 'delivered'], later.status)`;

const viewOf = ({ messageId, kind, recipient, status, failure, queuedAt, deliveredAt }: BookingMailEntity) => ({
  id: messageId,
  kind,
  recipient,
  status,
  failure,
  at: queuedAt.toISOString(),
  deliveredAt: isoOrNull(deliveredAt),
});

/** Read model of the mails about bookings; mails about anything else are ignored. */
@Injectable()
export class BookingMails {
  queued(tx: EntityManager, event: EventEnvelope<'email.queued'>): Promise<void> {
    return this.store(tx, event, 'queued');
  }

  /** One that was withheld as outdated, as during a pause, is due again. Rule: messages around the stay. */
  async failed(tx: EntityManager, event: EventEnvelope<'email.failed'>): Promise<void> {
    const { kind, failure } = event.payload;
    const bookingId = bookingIdOf(event.payload);
    await this.store(tx, event, 'failed', failure);
    if (bookingId !== undefined && failure === 'outdated') await forgetWithheld(tx, bookingId, kind);
  }

  /**
   * The mail server has accepted the message: only now the booking's marker turns true. Rule: mails are stored with
   * their cause.
   */
  async delivered(tx: EntityManager, event: EventEnvelope<'email.delivered'>): Promise<void> {
    const bookingId = bookingIdOf(event.payload);
    if (bookingId === undefined) return;
    await this.store(tx, event, 'delivered');
    await markDelivered(tx, bookingId, event.payload.kind);
  }

  /** A booking's mails, the newest first. */
  async of(manager: EntityManager, bookingId: number): Promise<BookingMailView[]> {
    const mails = await manager.find(BookingMailEntity, {
      where: { bookingId },
      order: { queuedAt: 'DESC', messageId: 'ASC' },
    });
    return mails.map(viewOf);
  }

  private async store(
    tx: EntityManager,
    event: EventEnvelope<'email.queued' | 'email.delivered' | 'email.failed'>,
    status: BookingMailView['status'],
    failure: MailFailure | null = null,
  ): Promise<void> {
    const bookingId = bookingIdOf(event.payload);
    if (bookingId === undefined) return;
    const { messageId, kind, recipient } = event.payload;
    // an erasure or removal that is under way has locked the booking, and would not see this mail: its end is awaited
    const lock = 'SELECT FROM bookings WHERE id = $1 AND erased_at IS NULL FOR KEY SHARE';
    if ((await tx.query<unknown[]>(lock, [bookingId])).length === 0) return;
    await tx.query(
      `INSERT INTO booking_mails AS mine
         (message_id, booking_id, kind, recipient, status, queued_at, delivered_at, failure)
       VALUES ($1, $2, $3, $4, $5, $6::timestamptz, CASE WHEN $5 = 'delivered' THEN $6::timestamptz END, $7)
       ON CONFLICT (message_id) DO UPDATE SET
         recipient = CASE WHEN EXCLUDED.recipient = '' OR mine.status = 'delivered' THEN mine.recipient
           ELSE EXCLUDED.recipient END,
         queued_at = least(mine.queued_at, EXCLUDED.queued_at),
         delivered_at = coalesce(mine.delivered_at, EXCLUDED.delivered_at),
         (status, failure) = (
           SELECT later.status, later.failure
           FROM (VALUES (mine.status, mine.failure), (EXCLUDED.status, EXCLUDED.failure)) AS later (status, failure)
           ORDER BY ${RANK} DESC LIMIT 1)`,
      [messageId, bookingId, kind, recipient, status, event.occurredAt, failure],
    );
  }
}

/** Removes the addresses to which mails about bookings went; returns how many there were. */
export async function forgetRecipients(tx: EntityManager, bookingIds: readonly number[]): Promise<number> {
  const [, count] = await tx.query<[unknown[], number]>('DELETE FROM booking_mails WHERE booking_id = ANY($1)', [
    bookingIds,
  ]);
  return count;
}

/** Removes the mails of removed bookings from the read model. */
export async function deleteMails(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
  for (const table of ['booking_mails', 'booking_mail_markers']) {
    await tx.query(`DELETE FROM ${table} WHERE booking_id = ANY($1)`, [bookingIds]);
  }
}
