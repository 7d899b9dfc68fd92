import type {
  AuditEntryView,
  BookingDetails,
  BookingView,
} from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { pageBounds, type Page, type PageQuery } from '@farmhouse/platform/lists/paging';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { bookingById } from '../booking/booking.repository.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { oneView, viewsOf } from '../booking/booking.view.ts';
import { competingWith, supersededBy } from '../booking/dates/competing.ts';
import { agreedRefundOf } from '../booking/refund/agreed-refunds.ts';
import { BookingMails } from '../booking-mails/booking-mails.ts';
import { SubmissionsService } from '../payments/submissions.service.ts';
import { filtered } from './booking-filter.ts';
import type { BookingFilterDto } from './booking-filter.dto.ts';

/** The owner's list and details of bookings. */
@Injectable()
export class BookingsAdminService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditTrail,
    private readonly submissions: SubmissionsService,
    private readonly mails: BookingMails,
  ) {}

  /** One page of the bookings that match, the newest first by default. */
  async list(filter: BookingFilterDto): Promise<Page<BookingView>> {
    const { skip, take } = pageBounds(filter);
    const query = filtered(this.db.manager, filter);
    const sorted = (rows: typeof query) => sortRows(rows, filter.sort ?? '-createdAt');
    // sorts and skips only ids, because rows are wide and the offset may be large
    const ids = sorted(query.clone()).select('booking.id').offset(skip).limit(take);
    const page = this.db.manager.createQueryBuilder(BookingEntity, 'booking');
    const [total, bookings] = await Promise.all([
      query.getCount(),
      sorted(page.where(`booking.id IN (${ids.getQuery()})`, ids.getParameters())).getMany(),
    ]);
    return { rows: await viewsOf(this.db.manager, bookings), total };
  }

  /** One booking with its price, recent history, payments and mails. Throws NotFound. */
  async details(id: number): Promise<BookingDetails> {
    const { manager } = this.db;
    const booking = await bookingById(manager, id);
    const [view, competing, superseded, audit, payments, mails, agreedRefund] = await Promise.all([
      oneView(manager, booking),
      competingWith(manager, booking).then((others) => viewsOf(manager, others)),
      supersededBy(manager, booking).then((others) => viewsOf(manager, others)),
      this.audit.recent(manager, id),
      this.submissions.of(manager, id),
      this.mails.of(manager, id),
      agreedRefundOf(manager, id),
    ]);
    return { ...view, price: booking.price, competing, superseded, audit, payments, mails, agreedRefund };
  }

  /** One page of a booking's history, the newest change first. Throws NotFound. */
  async history(id: number, query: PageQuery): Promise<Page<AuditEntryView>> {
    const { manager } = this.db;
    await bookingById(manager, id);
    return this.audit.list(manager, id, query);
  }
}
