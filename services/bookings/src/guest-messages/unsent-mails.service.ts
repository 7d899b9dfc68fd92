import type { BookingMailView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { MAIL_PAYLOAD_DAYS } from '@farmhouse/contracts/messages/mails';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { StatusConflict } from '../booking/booking.errors.ts';
import { bookingById } from '../booking/booking.repository.ts';
import { BookingMailEntity } from '../booking-mails/booking-mail.entity.ts';
import { BookingMails } from '../booking-mails/booking-mails.ts';

/** Mails about a booking that were not sent. */
@Injectable()
export class UnsentMailsService {
  constructor(
    private readonly db: DataSource,
    private readonly mails: BookingMails,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Requests that a failed or suppressed mail is sent again, and returns the booking's mails. Throws NotFound, and
   * StatusConflict for a mail that is being sent, was delivered, or is too old.
   */
  sendAgain(bookingId: number, messageId: string, actor: Actor, now = new Date()): Promise<BookingMailView[]> {
    return this.db.transaction(async (tx) => {
      await bookingById(tx, bookingId);
      const mail = await tx.findOne(BookingMailEntity, {
        where: { bookingId, messageId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!mail) throw new NotFound('Email');
      if (mail.status !== 'failed') throw new StatusConflict('Only an email that was not delivered can be sent again.');
      if (now.getTime() - mail.queuedAt.getTime() > MAIL_PAYLOAD_DAYS * DAY_MS)
        throw new StatusConflict('This email is too old to be sent again.');
      await tx.update(BookingMailEntity, messageId, { status: 'queued', failure: null });
      await this.audit.add(tx, { bookingId, actor, action: 'email sent again', note: mail.kind });
      await this.outbox.add(tx, 'email.resend-requested', { messageId });
      return this.mails.of(tx, bookingId);
    });
  }
}
