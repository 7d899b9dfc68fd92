import { randomUUID } from 'node:crypto';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { DataSource } from 'typeorm';
import { GUEST } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import type { NewBooking } from '../booking/new-booking.ts';
import { isFreeBetween } from './request.facts.ts';

/** Columns that a new booking fills; the others have their defaults. */
const columnsOf = (db: DataSource) =>
  db.getMetadata(BookingEntity).columns.filter(({ isGenerated, isInsert, propertyName }) => {
    return !isGenerated && isInsert && propertyName !== 'archivedAt';
  });

/**
 * Everything that a request leaves behind, as one statement: all of it or nothing, in one round trip. It hangs on
 * the attempt's key: when that has an answer already, or the prices or dates no longer stand, nothing else is stored
 * and no row comes back. Of two that come with one key at one moment, the second waits for the first to commit.
 */
const storeStatement = (columns: string) => ({
  name: 'store-request',
  text: `
    WITH attempt AS (
      INSERT INTO idempotency_keys AS mine (key, fingerprint, answer, expires_at)
      SELECT $1, $2, $3::jsonb, now() + make_interval(secs => $4)
      FROM price_version WHERE version = $8 AND ${isFreeBetween('$9', '$10')}
      ON CONFLICT (key) DO UPDATE
        SET fingerprint = EXCLUDED.fingerprint, answer = EXCLUDED.answer, expires_at = EXCLUDED.expires_at
        WHERE mine.expires_at <= now()
      RETURNING key),
    booking AS (
      INSERT INTO bookings (${columns})
      SELECT ${columns} FROM attempt, jsonb_populate_record(NULL::bookings, $5)
      RETURNING id, upi_transaction_id),
    audit AS (
      INSERT INTO audit_entries (booking_id, actor, action, to_value)
      SELECT id, '${GUEST}', 'requested', 'pending' FROM booking),
    submission AS (
      INSERT INTO payment_submissions (booking_id, upi_transaction_id)
      SELECT id, upi_transaction_id FROM booking WHERE upi_transaction_id IS NOT NULL),
    event AS (
      INSERT INTO outbox (id, type, payload)
      SELECT $6, 'booking.requested', jsonb_set($7, '{booking,id}', to_jsonb(id)) FROM booking)
    SELECT id FROM booking`,
});

/** What a request was judged by, and what must still be so when it is stored. */
export interface Standing {
  priceVersion: string;
  /** Time that must be free. */
  needed: StayInterval;
}

/**
 * Stores a request, its answer, its audit entry, its first reference and its event. False, with nothing stored, when
 * the attempt has its answer already or what it was judged by no longer stands.
 */
export async function storeRequest(
  db: DataSource,
  request: NewBooking,
  answer: BookingRequested,
  { key, fingerprint, ttlSeconds }: Attempt,
  { priceVersion, needed }: Standing,
): Promise<boolean> {
  const columns = columnsOf(db);
  const record = columns.map(({ databaseName, propertyName }) => [
    databaseName,
    request[propertyName as keyof NewBooking],
  ]);
  const event = { booking: snapshotOf({ ...request, id: 0, archivedAt: null }) };
  const rows = await runPrepared(db, storeStatement(columns.map(({ databaseName }) => databaseName).join(', ')), [
    key,
    fingerprint,
    JSON.stringify(answer),
    ttlSeconds,
    JSON.stringify(Object.fromEntries(record)),
    randomUUID(),
    JSON.stringify(event),
    priceVersion,
    needed.from,
    needed.to,
  ]);
  return rows.length > 0;
}
