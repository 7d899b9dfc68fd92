import { randomUUID } from 'node:crypto';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { runPrepared, type PreparedStatement } from '@farmhouse/platform/database/prepared';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import type { NewBooking } from '../booking/new-booking.ts';
import { isFreeBetween } from './request.facts.ts';

/** What a request was judged by, and what must still be so when it is stored. */
export interface Standing {
  priceVersion: string;
  /** Time that must be free. */
  needed: StayInterval;
}

/** How many parameters the statement has before the booking's own. */
const FIXED_PARAMETERS = 9;

/**
 * Everything that a request leaves behind, as one statement: all of it or nothing, in one round trip. It hangs on
 * the attempt's key: when that has an answer already, or the prices or dates no longer stand, nothing else is stored
 * and no row comes back. Of two that come with one key at one moment, the second waits for the first to commit.
 * Most guests pay later: only a request that brings a reference has a part for it.
 */
function storeStatement(columns: readonly string[], withReference: boolean): PreparedStatement {
  const reference = `submission AS (
        INSERT INTO payment_submissions (booking_id, upi_transaction_id)
        SELECT id, upi_transaction_id FROM booking),`;
  const values = columns.map((_, index) => `$${FIXED_PARAMETERS + index + 1}`);
  return {
    name: withReference ? 'store-paid-request' : 'store-request',
    text: `
      WITH attempt AS (
        INSERT INTO idempotency_keys AS mine (key, fingerprint, answer, expires_at)
        SELECT $1, $2, $3::jsonb, now() + make_interval(secs => $4)
        FROM price_version WHERE version = $5 AND ${isFreeBetween('$6', '$7')}
        ON CONFLICT (key) DO UPDATE
          SET fingerprint = EXCLUDED.fingerprint, answer = EXCLUDED.answer, expires_at = EXCLUDED.expires_at
          WHERE mine.expires_at <= now()
        RETURNING key),
      booking AS (
        INSERT INTO bookings (${columns.join(', ')})
        SELECT ${values.join(', ')} FROM attempt
        RETURNING id, upi_transaction_id),
      audit AS (
        INSERT INTO audit_entries (booking_id, actor, action, to_value)
        SELECT id, '${GUEST}', 'requested', 'pending' FROM booking),
      ${withReference ? reference : ''}
      event AS (
        INSERT INTO outbox (id, type, payload)
        SELECT $8, 'booking.requested', jsonb_set($9, '{booking,id}', to_jsonb(id)) FROM booking)
      SELECT id FROM booking`,
  };
}

/** Stores what guests ask for. */
@Injectable()
export class RequestRows {
  private readonly fields: (keyof NewBooking)[];
  private readonly unpaid: PreparedStatement;
  private readonly paid: PreparedStatement;

  constructor(private readonly db: DataSource) {
    const filled = db.getMetadata(BookingEntity).columns.filter(({ isGenerated, isInsert, propertyName }) => {
      return !isGenerated && isInsert && propertyName !== 'archivedAt';
    });
    this.fields = filled.map(({ propertyName }) => propertyName as keyof NewBooking);
    const columns = filled.map(({ databaseName }) => databaseName);
    this.unpaid = storeStatement(columns, false);
    this.paid = storeStatement(columns, true);
  }

  /**
   * Stores a request, its answer, its audit entry, its first reference and its event. False, with nothing stored,
   * when the attempt has its answer already or what it was judged by no longer stands.
   */
  async store(request: NewBooking, answer: BookingRequested, attempt: Attempt, standing: Standing): Promise<boolean> {
    const event = { booking: snapshotOf({ ...request, id: 0, archivedAt: null }) };
    const rows = await runPrepared(this.db, request.upiTransactionId ? this.paid : this.unpaid, [
      attempt.key,
      attempt.fingerprint,
      JSON.stringify(answer),
      attempt.ttlSeconds,
      standing.priceVersion,
      standing.needed.from,
      standing.needed.to,
      randomUUID(),
      JSON.stringify(event),
      ...this.fields.map((field) => request[field]),
    ]);
    return rows.length > 0;
  }
}
