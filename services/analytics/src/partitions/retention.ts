import { istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import type { DataSource } from 'typeorm';
import { addMonths, monthOf } from '@farmhouse/contracts/timing/months';

/** Sessions that are deleted by one statement. */
const BATCH_SIZE = 5_000;

/** Deletes the sessions that were last active before the oldest month that is kept. Returns how many. */
export async function deleteOldSessions(db: DataSource, months: number, now = new Date()): Promise<number> {
  const before = istInstant(`${addMonths(monthOf(istDate(now)), -months)}-01`, '00:00').toISOString();
  for (let deleted = 0, batch = BATCH_SIZE; ; deleted += batch) {
    if (batch < BATCH_SIZE) return deleted;
    const [, count] = await db.query<[unknown, number]>(
      `DELETE FROM sessions WHERE session_id IN (
         SELECT session_id FROM sessions WHERE active_slot < $1 AND last_active_at < $1 LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
      [before],
    );
    batch = count;
  }
}
