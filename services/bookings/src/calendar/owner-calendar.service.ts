import type { OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { viewsOf } from '../booking/booking.view.ts';
import { feedEventsBetween } from '../calendar-import/feed-events.ts';
import { BlockEntity } from './block.entity.ts';
import { blockView } from './block.view.ts';

/** Maximum number of stays in one view of the calendar. */
const MAX_STAYS = 1000;

/** The owner's view of the calendar. */
@Injectable()
export class OwnerCalendarService {
  constructor(private readonly db: DataSource) {}

  /** Bookings, blocks and events of other calendars in the span, without cancelled bookings. */
  async between(from: string, to: string): Promise<OwnerCalendar> {
    const [bookings, blocks, feedEvents] = await Promise.all([
      this.db.manager
        .createQueryBuilder(BookingEntity, 'booking')
        .where(`booking.archivedAt IS NULL AND booking.status <> 'cancelled'`)
        .andWhere('booking.stay && tstzrange(:from, :to)', {
          from: istInstant(from, '00:00'),
          to: istInstant(addDays(to, 1), '00:00'),
        })
        .orderBy('booking.checkinDate')
        .addOrderBy('booking.id')
        .limit(MAX_STAYS)
        .getMany(),
      this.db.manager.find(BlockEntity, {
        where: { fromDate: LessThanOrEqual(to), toDate: MoreThanOrEqual(from) },
        order: { fromDate: 'ASC' },
      }),
      feedEventsBetween(this.db.manager, from, to),
    ]);
    const views = await viewsOf(this.db.manager, bookings);
    return { from, to, bookings: views, blocks: blocks.map(blockView), feedEvents };
  }
}
