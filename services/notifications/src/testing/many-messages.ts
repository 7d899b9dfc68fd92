import type { DataSource } from 'typeorm';
import { exampleBooking } from './example-mails.ts';

/** Messages a statement, which is limited to some seconds also on a busy machine. */
const BATCH = 20_000;

/**
 * `count` messages of the last three years, as a house has them: four of them about each booking, one in four to the
 * owner, one in four beside its mail by WhatsApp, every hundredth not delivered. The payloads of old ones are deleted.
 */
export async function seedMessages(db: DataSource, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    await insertMessages(db, from, Math.min(from + BATCH - 1, count), count);
  }
  await db.query('VACUUM ANALYZE messages');
}

async function insertMessages(db: DataSource, from: number, to: number, count: number): Promise<void> {
  await db.query(
    `INSERT INTO messages (id, event_id, kind, subject_type, subject_id, audience, channel, recipient, counted_as, payload,
       status, failure, queued_at, due_at, sent_at, delivered_at, read_at, channel_ref)
     SELECT gen_random_uuid(), gen_random_uuid(),
       CASE WHEN n % 50 = 7 THEN 'contact-received-owner' WHEN n % 4 = 1 THEN 'request-received-owner' ELSE 'booking-confirmed' END,
       CASE WHEN n % 50 = 7 THEN 'contact-message' ELSE 'booking' END, (n / 4)::text,
       CASE WHEN n % 4 = 1 OR n % 50 = 7 THEN 'owner' ELSE 'guest' END,
       CASE WHEN n % 4 = 2 AND n % 50 <> 7 THEN 'whatsapp' ELSE 'mail' END,
       'guest-' || n / 4 || '@example.com', 'guest-' || n / 4 || '@example.com',
       CASE WHEN n > $1 * 0.92 AND n % 50 <> 7 THEN $2::jsonb END,
       CASE WHEN n % 100 = 0 THEN 'failed' WHEN n % 250 = 3 THEN 'withheld' ELSE 'sent' END,
       CASE WHEN n % 100 = 0 THEN 'unknown-address' WHEN n % 250 = 3 THEN 'outdated' END,
       at, at, CASE WHEN n % 100 > 0 AND n % 250 <> 3 THEN at END,
       CASE WHEN n % 4 = 2 AND n % 100 > 0 AND n % 250 <> 3 THEN at END,
       CASE WHEN n % 8 = 2 AND n % 100 > 0 AND n % 250 <> 3 THEN at END,
       CASE WHEN n % 4 = 2 AND n % 50 <> 7 THEN 'wamid.' || n END
     FROM generate_series($3::int, $4::int) AS n,
       LATERAL (SELECT now() - make_interval(mins => ($1::int - n) * 15) AS at) AS time`,
    [count, JSON.stringify({ booking: exampleBooking() }), from, to],
  );
}
