import type { PaymentWithoutLine } from '@farmhouse/contracts/bookings/payment/bank';
import type { Page, PageQuery } from '@farmhouse/platform/lists/paging';
import { readPageBySql } from '@farmhouse/platform/lists/read-page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DAY = `(payment.at AT TIME ZONE 'Asia/Kolkata')::date`;

/** The payments for which a line was accepted, read once: looking for each payment's line takes three times as long. */
const WITH_LINE = `
  WITH with_line AS MATERIALIZED (
    SELECT entry.payment_id AS id FROM bank_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
    WHERE line.state = 'accepted')`;

const FROM_PAYMENTS = `
  FROM (SELECT min(day) AS first, max(day) AS last FROM bank_lines) AS covered
  JOIN payments payment ON ${DAY} BETWEEN covered.first AND covered.last
  JOIN bookings booking ON booking.id = payment.booking_id AND booking.archived_at IS NULL
  WHERE payment.state = 'verified' AND payment.method IS DISTINCT FROM 'cash' AND payment.amount > 0
    AND NOT EXISTS (SELECT FROM with_line WHERE with_line.id = payment.id)
    AND NOT EXISTS (
      SELECT FROM bank_lines line
      WHERE line.state = 'open' AND line.utr = payment.reference AND line.paise = payment.amount * 100::bigint)`;

/** Verified payments that no imported bank statement shows. Rule: bank statements. */
@Injectable()
export class PaymentsWithoutLineService {
  constructor(private readonly db: DataSource) {}

  /**
   * One page, the latest first: payments other than cash, of the days between the first and the last imported line. One
   * whose line is proposed is left out.
   */
  list(query: PageQuery): Promise<Page<PaymentWithoutLine>> {
    const rows = `${WITH_LINE} SELECT payment.id, ${DAY}::text AS date, payment.amount, payment.method, payment.reference,
        booking.id AS "bookingId", booking.confirmation_code AS "confirmationCode", booking.full_name AS "fullName"
      ${FROM_PAYMENTS} ORDER BY payment.at DESC, payment.id DESC LIMIT $1 OFFSET $2`;
    const total = `${WITH_LINE} SELECT count(*)::integer AS total ${FROM_PAYMENTS}`;
    return readPageBySql(this.db, { rows, total }, query);
  }
}
