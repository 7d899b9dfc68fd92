import type {
  AuditEntryView,
  BookingDetails,
  BookingView,
} from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
import { sortRows } from '@farmhouse/platform/http/sorting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { releaseDerivedKeys } from '../booking-request/request-key.ts';
import { bookingById, lockBooking } from '../booking/booking.repository.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { oneView, viewsOf } from '../booking/booking.view.ts';
import { competingWith, supersededBy } from '../booking/dates/competing.ts';
import { agreedRefundOf } from '../booking/refund/agreed-refunds.ts';
import { doneText, UndoableBookings } from '../undo/undoable-bookings.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { BookingMails } from '../booking-mails/booking-mails.ts';
import { BookingHoldsGuestMoney } from '../ledger/ledger.errors.ts';
import { guestsMoneyOf } from '../ledger/open-money.ts';
import { SubmissionsService } from '../payments/submissions.service.ts';
import { filtered } from './booking-filter.ts';
import type { BookingFilterDto } from './booking-filter.dto.ts';

/** The owner's list and details of bookings, and the archive. */
@Injectable()
export class BookingsAdminService {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: BookingWriter,
    private readonly audit: AuditTrail,
    private readonly submissions: SubmissionsService,
    private readonly mails: BookingMails,
    private readonly undoable: UndoableBookings,
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

  /**
   * Archives a booking: lists and calls no longer show it, and its dates are freed. Can be undone for `seconds`. Throws
   * NotFound, and BookingHoldsGuestMoney while it has money that must or may have to be returned to its guest.
   */
  async archive(id: number, actor: Actor, seconds?: number, now = new Date()): Promise<void> {
    await this.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      const [open] = await guestsMoneyOf(tx, [id]);
      if (open) throw new BookingHoldsGuestMoney(open);
      await this.undoable.change(tx, [booking], { seconds, actor, done: doneText('Deleted', booking) }, async () => {
        await this.bookings.changeBooking(tx, booking, { archivedAt: now }, { actor, action: 'deleted', now });
        await releaseDerivedKeys(tx, [booking.confirmationCode]);
      });
    });
  }
}
