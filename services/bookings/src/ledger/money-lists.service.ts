import type { DepositRow, DueRow, RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import type { BookingsSum } from '@farmhouse/contracts/bookings/payment/money-report';
import type { Page, PageQuery } from '@farmhouse/platform/lists/paging';
import { readPageBySql } from '@farmhouse/platform/lists/read-page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEPOSITS, OWING, REFUNDS } from './open-money.ts';

const STAY = `b.id AS "bookingId", b.confirmation_code AS "confirmationCode", b.full_name AS "fullName",
  b.email, b.contact_number AS "contactNumber", b.checkin_date::text AS "checkinDate", b.checkout_date::text AS "checkoutDate"`;

const LIMITS = 'LIMIT $1 OFFSET $2';

const NOTHING: BookingsSum = { bookings: 0, amount: 0 };

/** Amounts due, refunds to pay, and deposits held. */
@Injectable()
export class MoneyListsService {
  constructor(private readonly db: DataSource) {}

  /** Stays that owe money, the earliest due day first. */
  due(query: PageQuery): Promise<Page<DueRow>> {
    const rows = `SELECT ${STAY}, b.missing - greatest(b.later, 0) AS "dueNow", greatest(b.later, 0) AS "dueLater",
      CASE WHEN b.missing > b.later THEN (b.payment_deadline AT TIME ZONE 'Asia/Kolkata')::date::text
        ELSE b.balance_due_on::text END AS "dueOn" ${OWING}
      ORDER BY "dueOn" NULLS LAST, b.id ${LIMITS}`;
    return this.page(rows, OWING, query);
  }

  /** Refunds to pay, the earliest due day first. */
  refunds(query: PageQuery): Promise<Page<RefundRow>> {
    const order = 'refund.due_on NULLS LAST, refund.booking_id';
    // finds the page by amounts alone, because the rows of bookings are wide
    const rows = `SELECT ${STAY}, refund.amount, refund.received, refund.cause, refund.refund_to AS "refundTo",
      refund.due_on::text AS "dueOn"
      FROM (SELECT * ${REFUNDS} ORDER BY ${order} ${LIMITS}) AS refund
      JOIN bookings b ON b.id = refund.booking_id ORDER BY ${order}`;
    return this.page(rows, REFUNDS, query);
  }

  /** Deposits held, those of past stays first. */
  deposits(query: PageQuery): Promise<Page<DepositRow>> {
    const rows = `SELECT ${STAY}, deposit.held AS deposit,
      upper(b.stay) <= now() OR b.status IN ('completed', 'cancelled') AS "isToReturn"
      ${DEPOSITS} ORDER BY b.checkout_date, b.id ${LIMITS}`;
    return this.page(rows, DEPOSITS, query);
  }

  /** The sum that the stays of `due` owe. */
  async outstanding(): Promise<BookingsSum> {
    const [sum = NOTHING] = await this.db.query<BookingsSum[]>(
      `SELECT count(*)::int AS bookings, coalesce(sum(b.missing), 0)::float8 AS amount ${OWING}`,
    );
    return sum;
  }

  /** The sum of `refunds`, and the part of it that is overpayments of stays. */
  async refundsToPay(): Promise<{ credit: BookingsSum; refundsToPay: BookingsSum }> {
    const rows = await this.db.query<(BookingsSum & { cause: RefundRow['cause'] })[]>(
      `SELECT refund.cause, count(*)::int AS bookings, sum(refund.amount)::float8 AS amount ${REFUNDS}
       GROUP BY refund.cause`,
    );
    const refundsToPay = rows.reduce(
      (sum, { bookings, amount }) => ({ bookings: sum.bookings + bookings, amount: sum.amount + amount }),
      NOTHING,
    );
    const { bookings, amount } = rows.find(({ cause }) => cause === 'overpaid') ?? NOTHING;
    return { credit: { bookings, amount }, refundsToPay };
  }

  private page<T>(rows: string, from: string, query: PageQuery): Promise<Page<T>> {
    return readPageBySql(this.db, { rows, total: `SELECT count(*)::integer AS total ${from}` }, query);
  }
}
