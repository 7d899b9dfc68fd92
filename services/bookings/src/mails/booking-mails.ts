import type { BookingMailView } from '@farmhouse/contracts/bookings/admin-booking';
import type { EventEnvelope, MailKind } from '@farmhouse/contracts/events/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { BookingMailEntity } from './booking-mail.entity.ts';

type MailEvent = EventEnvelope<'email.queued' | 'email.delivered' | 'email.failed'>;

/** Later words on a message outweigh earlier ones, in whatever order they come. */
const WEIGHT = `array_position(ARRAY['queued', 'failed', 'delivered'], %)`;

/** Which marker of the booking a delivered mail sets; mails to the owner set none. */
export function markerOf(kind: MailKind): 'emailSent' | 'reminderSent' | undefined {
  if (kind === 'checkin-reminder') return 'reminderSent';
  return kind.endsWith('-owner') ? undefined : 'emailSent';
}

/** What was mailed about each booking, and whether it arrived. */
@Injectable()
export class BookingMails {
  queued(tx: EntityManager, event: MailEvent): Promise<void> {
    return this.note(tx, event, 'queued');
  }

  failed(tx: EntityManager, event: MailEvent): Promise<void> {
    return this.note(tx, event, 'failed');
  }

  /** The mail server has the message: only now the booking's marker turns true. Source: decisions D-26. */
  async delivered(tx: EntityManager, event: MailEvent): Promise<void> {
    await this.note(tx, event, 'delivered');
    const { bookingId, kind } = event.payload;
    const marker = markerOf(kind);
    if (marker) await tx.update(BookingEntity, bookingId, { [marker]: true, updatedAt: new Date() });
  }

  /** A booking's mails, the newest first. */
  async of(manager: EntityManager, bookingId: number): Promise<BookingMailView[]> {
    const mails = await manager.find(BookingMailEntity, {
      where: { bookingId },
      order: { queuedAt: 'DESC', messageId: 'ASC' },
    });
    return mails.map(({ messageId, kind, recipient, status, queuedAt, deliveredAt }) => ({
      id: messageId,
      kind,
      recipient,
      status,
      at: queuedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
    }));
  }

  private async note(tx: EntityManager, event: MailEvent, status: BookingMailView['status']): Promise<void> {
    const { messageId, bookingId, kind, recipient } = event.payload;
    await tx.query(
      `INSERT INTO booking_mails AS mine
         (message_id, booking_id, kind, recipient, status, queued_at, delivered_at)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $5 = 'delivered' THEN $6::timestamptz END)
       ON CONFLICT (message_id) DO UPDATE SET
         queued_at = least(mine.queued_at, EXCLUDED.queued_at),
         delivered_at = coalesce(mine.delivered_at, EXCLUDED.delivered_at),
         status = CASE WHEN ${WEIGHT.replace('%', 'mine.status')} > ${WEIGHT.replace('%', 'EXCLUDED.status')}
                       THEN mine.status ELSE EXCLUDED.status END`,
      [messageId, bookingId, kind, recipient, status, event.occurredAt],
    );
  }
}
