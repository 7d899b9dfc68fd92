import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Actor } from '../../audit/actor.ts';
import { AuditTrail } from '../../audit/audit-trail.ts';
import { BookingEntity } from '../../booking/booking.entity.ts';
import { BookingWriter } from '../../booking/writer/booking-writer.ts';
import { FeedClashEntity } from './feed-clash.entity.ts';
import { openClashes } from './clash.repository.ts';

/** Events of other calendars over confirmed stays. Rule: clashes. */
@Injectable()
export class ClashesService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly audit: AuditTrail,
  ) {}

  list(): Promise<CalendarClash[]> {
    return openClashes(this.db.manager);
  }

  /** Marks the event and the booking as the same stay: this pair is not reported again. Throws NotFound. */
  async markSameStay(id: number, actor: Actor, now = new Date()): Promise<void> {
    await this.db.transaction(async (tx) => {
      const clash = await tx.findOne(FeedClashEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!clash) throw new NotFound('Clash');
      if (clash.sameStayAt !== null) return;
      await tx.update(FeedClashEntity, id, { sameStayAt: now });
      const { bookingId, feedId } = clash;
      await this.audit.add(tx, { ...{ bookingId, feedId, actor }, action: 'same stay as in another calendar' });
    });
  }

  /**
   * Publishes `calendar.clash-found`, which mails the owner, once for each new clash. In a separate transaction, so
   * that the calendar is not locked meanwhile.
   */
  async notifyNew(now = new Date()): Promise<void> {
    await this.db.transaction(async (tx) => {
      const found = await tx
        .createQueryBuilder(FeedClashEntity, 'clash')
        .where('clash.toldAt IS NULL AND clash.sameStayAt IS NULL')
        .orderBy('clash.id')
        .limit(100)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      if (found.length === 0) return;
      const ids = found.map(({ id }) => id);
      const open = await openClashes(tx, ids);
      for (const { booking, event } of open) {
        const stay = await tx.findOneByOrFail(BookingEntity, { id: booking.id });
        await this.bookings.publishUnchanged(tx, stay, { type: 'calendar.clash-found', event });
      }
      await tx.update(FeedClashEntity, { id: In(open.map(({ id }) => id)) }, { toldAt: now });
    });
  }
}
