import { setTimeout } from 'node:timers/promises';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import type { DataSource } from 'typeorm';
import { seedBookings, withoutTimeLimit } from './many-bookings.ts';

/** Some stays have a balance that is due later, and some bookings are deleted. */
const BOOKINGS = [
  `UPDATE bookings SET balance_due_on = checkin_date - 7, terms = jsonb_set(terms, '{advancePercent}', '30')
   WHERE id % 3 = 0 AND status IN ('confirmed', 'completed')`,
  `UPDATE bookings SET archived_at = now() WHERE id % 100 = 7`,
];

/**
 * Stays are paid in full, except that some are unpaid, paid in part or overpaid. Of the requests, some have a payment
 * that waits, or one that was verified or refused; of the cancelled bookings, half were paid.
 */
const PAYMENTS = `
  INSERT INTO payments (booking_id, amount, method, reference, state, at, verified_at, is_live)
  SELECT id, amount, method, CASE method WHEN 'upi' THEN (800000000000 + id)::text END, state,
    created_at, CASE state WHEN 'verified' THEN created_at + interval '1 hour' END,
    method = 'upi' AND (state = 'verified' OR (state = 'submitted' AND status <> 'cancelled'))
  FROM (
    SELECT *, CASE WHEN id % 10 = 0 THEN 'cash' ELSE 'upi' END AS method,
      CASE
        WHEN status IN ('confirmed', 'completed') OR (status = 'cancelled' AND id % 2 = 0) THEN 'verified'
        WHEN status = 'cancelled' THEN 'superseded'
        WHEN id % 30 = 0 THEN 'recorded' WHEN id % 30 = 1 THEN 'submitted' WHEN id % 60 = 2 THEN 'verified'
        ELSE 'failed' END AS state,
      CASE WHEN id % 50 = 2 THEN final_total / 2 WHEN id % 200 = 3 THEN final_total + 500 ELSE final_total END AS amount
    FROM bookings WHERE id > 1) AS paid
  WHERE NOT (status = 'completed' AND id % 50 = 1) AND (status <> 'pending' OR id % 6 < 3)`;

const ENTRIES = `
  INSERT INTO ledger_entries (booking_id, kind, amount, method, reference, at, by, payment_id)
  SELECT booking_id, kind, amount, method, reference, at, 'Owner', payment_id FROM (
    SELECT id AS booking_id, 'charge' AS kind, final_total AS amount, NULL AS method, NULL AS reference,
      created_at AS at, NULL::int AS payment_id
    FROM bookings
    UNION ALL
    SELECT booking_id, 'payment', amount, method, reference, verified_at, id FROM payments WHERE state = 'verified'
    UNION ALL
    SELECT id, 'deposit_taken', 5000, 'cash', NULL, created_at + interval '1 day', NULL
    FROM bookings WHERE status = 'completed' AND id % 2 = 0
    UNION ALL
    SELECT id, 'deposit_returned', CASE WHEN id % 40 = 0 THEN 4000 ELSE 5000 END, 'cash', NULL,
      created_at + interval '3 days', NULL
    FROM bookings WHERE status = 'completed' AND id % 2 = 0 AND id % 250 <> 0
    UNION ALL
    SELECT id, 'deposit_kept', 1000, NULL, NULL, created_at + interval '3 days', NULL
    FROM bookings WHERE status = 'completed' AND id % 40 = 0 AND id % 250 <> 0
    UNION ALL
    SELECT id, 'refund', final_total / 2, 'upi', NULL, created_at + interval '2 days', NULL
    FROM bookings WHERE status = 'cancelled' AND id % 2 = 0 AND id % 20 <> 0) AS entry
  ORDER BY at, booking_id, kind`;

/** Some returned deposits and refunds were recorded by mistake. */
const CORRECTIONS = `
  INSERT INTO ledger_entries (booking_id, kind, amount, method, at, by, corrects)
  SELECT booking_id, 'correction', amount, method, at + interval '1 day', 'Owner', id
  FROM ledger_entries
  WHERE (kind = 'deposit_returned' AND booking_id % 100 = 10) OR (kind = 'refund' AND booking_id % 90 = 2)`;

const REFUNDS = [
  `INSERT INTO agreed_refunds (booking_id, amount, percent, refunded_before, due_on, received, last_entry)
   SELECT id, CASE WHEN id % 2 = 0 THEN final_total / 2 ELSE 0 END, 50, 0, checkin_date,
     CASE WHEN id % 2 = 0 THEN final_total ELSE 0 END, 0
   FROM bookings WHERE status = 'cancelled'`,
  `UPDATE bookings SET refunded = sums.refunded FROM (
     SELECT booking_id, sum(amount) AS refunded FROM ledger_entries entry
     WHERE kind = 'refund' AND NOT EXISTS (SELECT FROM ledger_entries undoing WHERE undoing.corrects = entry.id)
     GROUP BY booking_id) AS sums
   WHERE sums.booking_id = bookings.id`,
  `INSERT INTO receipts (number, entry_id, booking_id, issued_at, content)
   SELECT 'R-' || id, id, booking_id, at, '{}' FROM ledger_entries WHERE kind IN ('payment', 'refund')`,
];

/** A line for most payments to the account, ignored lines, and open lines: of waiting payments, and of others. */
const LINES = [
  `INSERT INTO bank_lines (key, bank, day, paise, text, utr, state, booking_id, entry_id, imported_at, decided_at)
   SELECT 'accepted ' || id, 'Bank', at::date, amount * 100::bigint, 'UPI ' || reference, reference, 'accepted', booking_id,
     id, at, at
   FROM ledger_entries WHERE kind = 'payment' AND method = 'upi' AND booking_id % 20 <> 9`,
  `INSERT INTO bank_lines (key, bank, day, paise, text, state, imported_at)
   SELECT 'ignored ' || n, 'Bank', current_date - n, n * 100, 'Interest', 'ignored', now() FROM generate_series(1, 1000) AS n`,
  `INSERT INTO bank_lines (key, bank, day, paise, text, utr, imported_at)
   SELECT 'open ' || payment.id, 'Bank', payment.at::date + 1, payment.amount * 100::bigint,
     CASE WHEN payment.id % 2 = 0 THEN 'NEFT ' || full_name ELSE 'UPI' END,
     CASE WHEN payment.id % 2 = 1 THEN reference END, now()
   FROM payments payment JOIN bookings ON bookings.id = payment.booking_id
   WHERE payment.state IN ('submitted', 'recorded') OR (payment.state = 'verified' AND booking_id % 200 = 109)`,
  `INSERT INTO bank_lines (key, bank, day, paise, text, imported_at)
   SELECT 'unknown ' || n, 'Bank', current_date - n, n * 100, 'Unknown sender ' || n, now()
   FROM generate_series(1, 500) AS n`,
];

const CHANGES = `
  INSERT INTO change_requests (booking_id, state, checkin_date, checkout_date, checkin_time, guest_count, final_total,
    created_at)
  SELECT id, CASE WHEN status IN ('confirmed', 'cancelled') THEN 'open' WHEN id % 3 = 0 THEN 'declined' ELSE 'accepted' END,
    checkin_date, checkout_date, checkin_time, guest_count, final_total, created_at
  FROM bookings WHERE id % 6 = 0 AND status <> 'pending'`;

/** What the triggers derive, at once instead of row by row. */
const DERIVED = [
  'UPDATE bookings SET payment_status = payment_status',
  `INSERT INTO calendar_entries (booking_id, period)
   SELECT id, tstzrange(lower(stay), upper(stay) + make_interval(mins => turnaround_minutes)) FROM bookings
   WHERE status = 'confirmed' AND archived_at IS NULL ON CONFLICT DO NOTHING`,
];

const FILLED = [
  'bookings',
  'payments',
  'ledger_entries',
  'agreed_refunds',
  'receipts',
  'bank_lines',
  'change_requests',
];

/** Every statement that fills the tables, for bookings of `seedBookings`; by a superuser, in this order. */
const STATEMENTS = [
  'SET session_replication_role = replica',
  ...[...BOOKINGS, PAYMENTS, ENTRIES, CORRECTIONS, ...REFUNDS, ...LINES, CHANGES],
  'SET session_replication_role = origin',
  ...DERIVED,
  'VACUUM FULL bookings', // changing all rows in one statement doubles the size of the table
];

const ATTEMPTS = 50;

/**
 * Lets index-only scans skip a table's rows, as autovacuum does eventually. A transaction of another spec's database may
 * hold back what one VACUUM can do.
 */
async function vacuum(db: DataSource, table: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await db.query(`VACUUM ANALYZE ${table}`);
    const [size] = await db.query<{ done: boolean }[]>(
      'SELECT relallvisible >= relpages * 0.95 AS done FROM pg_class WHERE oid = $1::regclass',
      [table],
    );
    if (size?.done) return;
    await setTimeout(200);
  }
}

/** Ten years of 30,000 bookings with their payments, ledger, deposits, refunds, bank lines and change requests. */
export async function seedYearsOfMoney(service: TestService): Promise<void> {
  await seedBookings(service, 30_000);
  await withoutTimeLimit(service, async (db) => {
    for (const statement of STATEMENTS) await db.query(statement);
    for (const table of FILLED) await vacuum(db, table);
  });
}
