import { randomUUID } from 'node:crypto';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import type { DataSource } from 'typeorm';
import { GUEST } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import type { NewBooking } from '../booking/new-booking.ts';

/** The request as a row of its table: the columns' names, and their values as JSON. */
function columnsOf(db: DataSource, request: NewBooking): { names: string; record: string } {
  const written = db.getMetadata(BookingEntity).columns.filter(({ propertyName }) => propertyName in request);
  const record = written.map(({ databaseName, propertyName }) => [
    databaseName,
    request[propertyName as keyof NewBooking],
  ]);
  return {
    names: written.map(({ databaseName }) => databaseName).join(', '),
    record: JSON.stringify(Object.fromEntries(record)),
  };
}

/**
 * Stores a request, its answer under the attempt's key, its audit entry, its first reference and its event in one
 * statement: all of it or nothing, in one round trip. Of two that come at the same moment with the same key the
 * second waits for the first; undefined means that the key has an answer already and nothing was stored.
 */
export async function storeRequest(
  db: DataSource,
  request: NewBooking,
  answer: BookingRequested,
  event: { booking: BookingSnapshot },
  { key, fingerprint, ttlSeconds }: Attempt,
): Promise<number | undefined> {
  const { names, record } = columnsOf(db, request);
  const [stored] = await db.query<{ id: number }[]>(
    `WITH attempt AS (
       INSERT INTO idempotency_keys AS mine (key, fingerprint, answer, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))
       ON CONFLICT (key) DO UPDATE
         SET fingerprint = EXCLUDED.fingerprint, answer = EXCLUDED.answer, expires_at = EXCLUDED.expires_at
         WHERE mine.expires_at <= now()
       RETURNING key),
     booking AS (
       INSERT INTO bookings (${names})
       SELECT ${names} FROM attempt, jsonb_populate_record(NULL::bookings, $5)
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
    [key, fingerprint, JSON.stringify(answer), ttlSeconds, record, randomUUID(), JSON.stringify(event)],
  );
  return stored?.id;
}
