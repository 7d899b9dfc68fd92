import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../audit/audit-trail.ts';

/** A stay counts as completed so many hours after its check-out. Source: decisions D-14. */
const HOURS_AFTER_CHECKOUT = 2;
const BATCH = 500;

/** Marks stays that are over as completed. */
@Injectable()
export class Completion {
  constructor(private readonly db: DataSource) {}

  /** Safe to run in several replicas at once: each takes bookings that no other has locked. Returns how many. */
  async completeStays(now = new Date()): Promise<number> {
    let completed = 0;
    for (let batch = BATCH; batch === BATCH; completed += batch) batch = await this.completeBatch(now);
    return completed;
  }

  private async completeBatch(now: Date): Promise<number> {
    const rows = await this.db.query<object[]>(
      `WITH over AS (
         SELECT id FROM bookings
         WHERE status = 'confirmed' AND archived_at IS NULL AND upper(stay) <= $1::timestamptz - make_interval(hours => $2)
         ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED),
       completed AS (
         UPDATE bookings SET status = 'completed', updated_at = $1 FROM over WHERE bookings.id = over.id
         RETURNING bookings.id)
       INSERT INTO audit_entries (booking_id, actor, action, from_value, to_value)
       SELECT id, $4, 'completed', 'confirmed', 'completed' FROM completed RETURNING id`,
      [now, HOURS_AFTER_CHECKOUT, BATCH, SYSTEM],
    );
    return rows.length;
  }
}
