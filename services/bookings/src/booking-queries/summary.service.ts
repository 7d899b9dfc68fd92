import type {
  BookingCounts,
  BookingListQuery,
  BookingSummary,
} from '@farmhouse/contracts/bookings/booking-view/booking-list';
import {
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  type BookingStatus,
  type PaymentStatus,
} from '@farmhouse/contracts/bookings/booking/booking';
import { istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { addMonths, firstDayOf, monthOf } from '@farmhouse/contracts/timing/months';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThanOrEqual } from 'typeorm';
import { filtered } from './booking-filter.ts';
import { countClashes } from '../calendar-import/clash/clash.repository.ts';
import { OWING } from '../ledger/open-money.ts';
import { countOpenChangeRequests } from '../booking/change-request/change-request.repository.ts';
import { MAY_OWE, dueOf } from '../booking/payment/balance.sql.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { viewsOf } from '../booking/booking.view.ts';
import { monthsAround, mondayOf, weeksUntil } from './periods.rules.ts';

const ARRIVALS = 5;

/** The states of a stay that the owner has confirmed; what it costs is owed until its payment is verified. */
const AGREED: readonly BookingStatus[] = ['confirmed', 'completed'];

interface StateCount {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  bookings: number;
}

interface StateRow extends StateCount {
  total: number;
  refunded: number;
}

const DUE = dueOf('bookings');

/** Every key with its count, zeros included. */
function countBy<K extends string>(
  keys: readonly K[],
  rows: readonly StateCount[],
  keyOf: (row: StateCount) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const row of rows) counts[keyOf(row)] += row.bookings;
  return counts;
}

const countsOf = (rows: readonly StateCount[]): BookingCounts => ({
  byStatus: countBy(BOOKING_STATUSES, rows, ({ status }) => status),
  byPaymentStatus: countBy(PAYMENT_STATUSES, rows, ({ paymentStatus }) => paymentStatus),
});

/** Counts and sums over all bookings that are not archived, counted by the database. */
@Injectable()
export class SummaryService {
  constructor(private readonly db: DataSource) {}

  async read(now = new Date()): Promise<BookingSummary> {
    const today = istDate(now);
    const [states, paid, awaitingMoney, bookingsByWeek, revenueByMonth, nextArrivals, openChangeRequests, clashes] =
      await Promise.all([
        this.states(),
        this.paid(),
        this.owed(),
        this.byWeek(today),
        this.byMonth(today),
        this.arrivals(today),
        countOpenChangeRequests(this.db.manager),
        countClashes(this.db.manager),
      ]);
    return {
      total: states.reduce((sum, { bookings }) => sum + bookings, 0),
      ...countsOf(states),
      totalRevenue: states.reduce((sum, { total }) => sum + total, 0),
      received: paid - states.reduce((sum, { refunded }) => sum + refunded, 0),
      awaitingMoney,
      bookingsByWeek,
      revenueByMonth,
      openChangeRequests,
      clashes,
      nextArrivals,
    };
  }

  /** How many bookings match the filter in each state. */
  async counts(filter: BookingListQuery): Promise<BookingCounts> {
    const rows = await filtered(this.db.manager, filter)
      .select('booking.status', 'status')
      .addSelect('booking.paymentStatus', 'paymentStatus')
      .addSelect('count(*)::int', 'bookings')
      .groupBy('booking.status')
      .addGroupBy('booking.paymentStatus')
      .getRawMany<StateCount>();
    return countsOf(rows);
  }

  private states(): Promise<StateRow[]> {
    return this.db.query<StateRow[]>(
      `SELECT status, payment_status AS "paymentStatus", count(*)::int AS bookings, sum(final_total)::float8 AS total,
         sum(refunded)::float8 AS refunded
       FROM bookings WHERE archived_at IS NULL GROUP BY status, payment_status`,
    );
  }

  /** What agreed stays still owe. */
  private async owed(): Promise<number> {
    const [row] = await this.db.query<{ owed: number }[]>(`SELECT coalesce(sum(missing), 0)::float8 AS owed ${OWING}`);
    return row?.owed ?? 0;
  }

  /** Verified payments of all bookings that are not archived; those of archived ones are few. */
  private async paid(): Promise<number> {
    const [row] = await this.db.query<{ paid: number }[]>(
      `SELECT (SELECT coalesce(sum(amount), 0) FROM payments WHERE state = 'verified')::float8
         - (SELECT coalesce(sum(payment.amount), 0) FROM bookings JOIN payments payment ON payment.booking_id = bookings.id
            WHERE archived_at IS NOT NULL AND payment.state = 'verified')::float8 AS paid`,
    );
    return row?.paid ?? 0;
  }

  private async byWeek(today: string): Promise<BookingSummary['bookingsByWeek']> {
    const weeks = weeksUntil(mondayOf(today));
    const rows = await this.db.query<{ week: string; bookings: number }[]>(
      `SELECT date_trunc('week', created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS week, count(*)::int AS bookings
       FROM bookings WHERE archived_at IS NULL AND created_at >= $1 GROUP BY 1`,
      [istInstant(weeks[0] ?? today, '00:00')],
    );
    const counted = new Map(rows.map(({ week, bookings }) => [week, bookings]));
    return weeks.map((week) => ({ week, bookings: counted.get(week) ?? 0 }));
  }

  private async byMonth(today: string): Promise<BookingSummary['revenueByMonth']> {
    const months = monthsAround(today);
    const [first = monthOf(today), last = first] = [months[0], months.at(-1)];
    const rows = await this.db.query<{ month: string; verified: number; awaiting: number }[]>(
      `SELECT to_char(checkin_date, 'YYYY-MM') AS month,
         coalesce(sum(final_total - ${DUE}), 0)::float8 AS verified,
         coalesce(sum(${DUE}) FILTER (
           WHERE ${MAY_OWE} AND status = ANY($3)), 0)::float8 AS awaiting
       FROM bookings
       WHERE archived_at IS NULL AND status <> 'cancelled' AND checkin_date >= $1 AND checkin_date < $2
       GROUP BY 1`,
      [firstDayOf(first), firstDayOf(addMonths(last, 1)), AGREED],
    );
    const counted = new Map(rows.map((row) => [row.month, row]));
    return months.map((month) => counted.get(month) ?? { month, verified: 0, awaiting: 0 });
  }

  private async arrivals(today: string): Promise<BookingSummary['nextArrivals']> {
    const bookings = await this.db.manager.find(BookingEntity, {
      where: { status: 'confirmed', archivedAt: IsNull(), checkinDate: MoreThanOrEqual(today) },
      order: { checkinDate: 'ASC', checkinTime: 'ASC' },
      take: ARRIVALS,
    });
    return viewsOf(this.db.manager, bookings);
  }
}
