import { UNANSWERED_REASON } from '@farmhouse/contracts/bookings/cancellation/decline';
import { QUIET_UNTIL } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { addDays, istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { SYSTEM } from '../audit/actor.ts';
import { AuditEntity } from '../audit/audit.entity.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { changeBookingsInLockedBatches } from '../booking/locked-batches.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { markOwnerNotified } from '../booking-mails/mail-markers.ts';
import { MailMarkersEntity } from '../booking-mails/mail-markers.entity.ts';
import { StatusTransitions } from './status-transitions.ts';

const BATCH = 50;

type Narrow = (query: SelectQueryBuilder<BookingEntity>) => SelectQueryBuilder<BookingEntity>;

/** A stay that the owner set back to pending was answered: it waits for the owner, however long. */
function notReopenedAfterCheckin(query: SelectQueryBuilder<BookingEntity>): string {
  const reopened = query.subQuery().select('1').from(AuditEntity, 'audit');
  const afterCheckin = `audit.bookingId = booking.id AND audit.action = 'pending' AND audit.at >= lower(booking.stay)`;
  return `NOT EXISTS ${reopened.where(afterCheckin).getQuery()}`;
}

/** Guests' requests that the owner has not answered by their check-in. Rule: unanswered requests. */
@Injectable()
export class UnansweredRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly transitions: StatusTransitions,
  ) {}

  /**
   * Cancels requests whose check-in day is over, unless the owner reopened them after check-in, and notifies the owner
   * of those for today or tomorrow that were made before today. Returns how many requests were cancelled or reported to
   * the owner.
   */
  async endUnanswered(now = new Date()): Promise<number> {
    const today = istDate(now);
    const ended = await this.inBatches(
      (query) => query.andWhere('booking.checkinDate < :today', { today }).andWhere(notReopenedAfterCheckin),
      (tx, booking) =>
        this.transitions.make(tx, booking, requireTransition('expire', booking, 'system'), {
          ...{ reason: UNANSWERED_REASON, actor: SYSTEM, now },
        }),
    );
    if (istTime(now) < QUIET_UNTIL) return ended;
    const notified = await this.inBatches(
      (query) =>
        query
          .andWhere('booking.checkinDate BETWEEN :today AND :tomorrow', { today, tomorrow: addDays(today, 1) })
          .andWhere('booking.createdAt < :midnight', { midnight: istInstant(today, '00:00') })
          .andWhere((outer) => {
            // an earlier notification was about former dates of the request: it has been moved to later days since
            const current = `marker.ownerAskedAt >= (booking.checkinDate - 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;
            const markers = outer.subQuery().select('1').from(MailMarkersEntity, 'marker');
            return `NOT EXISTS ${markers.where(`marker.bookingId = booking.id AND ${current}`).getQuery()}`;
          }),
      async (tx, booking) => {
        const dayBefore = istInstant(addDays(booking.checkinDate, -1), '00:00');
        if (await markOwnerNotified(tx, booking.id, { at: now, unlessSince: dayBefore }))
          await this.bookings.publish(tx, booking, { type: 'booking.unanswered' });
      },
    );
    return ended + notified;
  }

  private inBatches(
    narrow: Narrow,
    work: (tx: EntityManager, booking: BookingEntity) => Promise<void>,
  ): Promise<number> {
    return changeBookingsInLockedBatches(this.db, {
      size: BATCH,
      narrow: (query) => narrow(query.andWhere(`booking.status = 'pending' AND booking.source = 'guest'`)),
      change: async (tx, bookings) => {
        for (const booking of bookings) await work(tx, booking);
        return bookings.length;
      },
    });
  }
}
