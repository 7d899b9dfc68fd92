import { createDataSource } from '@farmhouse/platform/database/data-source';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import type { DataSource } from 'typeorm';
import { BOOKINGS_DATABASE } from '../database.ts';
import { aBooking, dbOf } from './test-bookings.ts';

/**
 * Ten years of bookings: a confirmed stay on each of the next 300 nights, 3,000 requests that compete
 * for the coming year, and the past. Rows are copies of one real request.
 */
const SEED = `
  INSERT INTO bookings (confirmation_code, source, full_name, contact_number, email, checkin_date, checkout_date,
    checkin_time, guest_count, base_price, maintenance_fee, final_total, price, terms, status, payment_deadline,
    stay, turnaround_minutes, guest_token_hash, created_at)
  SELECT 'FH-' || lpad(n::text, 8, '0'), source,
    (ARRAY['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gita'])[n % 7 + 1] || ' ' || md5(n::text),
    '+91 ' || lpad(((n * 7919::bigint) % 100000)::text, 5, '0') || ' ' || lpad(n::text, 5, '0'), email,
    day, day + 1, '14:00', n % 20 + 1, base_price, maintenance_fee, 1650 + (n * 31) % 90000, price, terms, state,
    payment_deadline,
    tstzrange((day + time '14:00') AT TIME ZONE 'Asia/Kolkata', (day + 1 + time '11:00') AT TIME ZONE 'Asia/Kolkata'),
    turnaround_minutes, guest_token_hash, now() - make_interval(mins => ((n * 7919::bigint) % 5000000)::int)
  FROM (SELECT * FROM bookings WHERE id = $1) AS template
  CROSS JOIN generate_series(1, $2) AS n
  CROSS JOIN LATERAL (SELECT CASE
    WHEN n <= 300 THEN 'confirmed' WHEN n <= 3300 THEN 'pending' WHEN n <= 10000 THEN 'cancelled' ELSE 'completed'
  END AS state) AS states
  CROSS JOIN LATERAL (SELECT CASE
    WHEN n <= 300 THEN current_date + n WHEN n <= 3300 THEN current_date + n % 365 ELSE current_date - n % 3650
  END AS day) AS days`;

/** A payment for each that is confirmed or completed, and a refused one for every fifth of the others. */
const PAYMENTS = `
  INSERT INTO payments (booking_id, amount, method, reference, state, at)
  SELECT id, final_total, 'upi', lpad(id::text, 12, '0'),
    CASE WHEN status IN ('confirmed', 'completed') THEN 'verified' ELSE 'failed' END, created_at
  FROM bookings
  WHERE id > 1 AND (status IN ('confirmed', 'completed') OR id % 5 = 1)`;

/** Runs `work` in the service's database without a statement timeout. */
export async function withoutTimeLimit<T>(service: TestService, work: (db: DataSource) => Promise<T>): Promise<T> {
  const { url = '' } = dbOf(service).options as { url?: string };
  const db = await createDataSource({ ...BOOKINGS_DATABASE, url, poolSize: 1 }).initialize();
  return work(db).finally(() => db.destroy());
}

/**
 * Fills the service with `count` bookings, copies of a new or the given one, and runs ANALYZE, as autovacuum does
 * eventually.
 */
export async function seedBookings(service: TestService, count: number, template?: number): Promise<void> {
  const id = template ?? (await aBooking(service)).id;
  await withoutTimeLimit(service, (db) => db.query(SEED, [id, count - 1]));
  await dbOf(service).query('VACUUM ANALYZE bookings');
}

/** Adds the payments of these bookings. */
export async function seedPayments(service: TestService): Promise<void> {
  await withoutTimeLimit(service, async (db) => {
    await db.query(PAYMENTS);
    await db.query('VACUUM FULL bookings'); // changing all rows in one statement doubles the size of the table
  });
  await dbOf(service).query('VACUUM ANALYZE bookings');
  await dbOf(service).query('VACUUM ANALYZE payments');
}
