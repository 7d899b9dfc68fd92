import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../../booking/booking.entity.ts';
import { recordClashesOf } from './clash.repository.ts';

interface Restored extends Pick<BookingEntity, 'id' | 'status' | 'archivedAt' | 'turnaroundMinutes'> {
  /** When it was cancelled or deleted. */
  leftAt: Date;
}

/**
 * Runs `restore`, which makes a locked booking again what `after` says. Events that a confirmed stay lay under when it
 * left the calendar do not prevent that and are clashes again; newer ones do: `restore` throws for them.
 */
export async function restoreUnderEvents(
  tx: EntityManager,
  { id, status, archivedAt, turnaroundMinutes, leftAt }: Restored,
  restore: () => Promise<void>,
  now: Date,
): Promise<void> {
  if (status !== 'confirmed' || archivedAt !== null) return restore();
  await tx.query(`SELECT ${ADVISORY_LOCK}('calendar')`);
  // the calendar's trigger ignores events over time that the stay has already
  await tx.query(
    `INSERT INTO calendar_entries (booking_id, period)
     SELECT booking.id, needed.period
     FROM bookings booking CROSS JOIN LATERAL (
       SELECT tstzrange(lower(booking.stay), upper(booking.stay) + make_interval(mins => $2)) AS period) needed
     WHERE booking.id = $1 AND NOT EXISTS (
       SELECT FROM feed_events_over(needed.period, booking.id) event WHERE event.first_seen_at > $3)
     ON CONFLICT (booking_id) DO NOTHING`,
    [id, turnaroundMinutes, leftAt],
  );
  await restore();
  await recordClashesOf(tx, id, now);
}
