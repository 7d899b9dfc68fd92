import { randomUUID } from 'node:crypto';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { balanceOf } from '@farmhouse/contracts/bookings/payment/payment';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { runPrepared, type PreparedStatement } from '@farmhouse/platform/database/prepared';
import { Outbox } from '@farmhouse/platform/events/outbox';
import type { Attempt } from '@farmhouse/platform/idempotency/idempotency';
import { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../../audit/actor.ts';
import { BookingEntity } from '../booking.entity.ts';
import { snapshotOf } from '../booking.snapshot.ts';
import { owedBy } from '../payment/owed.ts';
import type { NewBooking } from '../new-booking.ts';

/** Preconditions that are checked while storing. */
export interface Preconditions {
  priceVersion: string;
  /** The stay with the turnaround after it, which must be free. */
  needed: StayInterval;
}

/** How many parameters the statement has before the booking's own. */
const FIXED_PARAMETERS = 10;

function statementFor(columns: readonly string[]): PreparedStatement {
  const values = columns.map((_, index) => `$${FIXED_PARAMETERS + index + 1}`);
  const total = values[columns.indexOf('final_total')];
  return {
    name: 'store-booking-request',
    text: `
      WITH locked AS MATERIALIZED (SELECT ${ADVISORY_LOCK}($1)),
      attempt AS (
        INSERT INTO idempotency_keys AS present (key, fingerprint, answer, expires_at)
        SELECT $1, $2, $3::jsonb, now() + make_interval(secs => $4)
        FROM locked, price_version
        WHERE version = $5 AND NOT EXISTS (
          SELECT FROM calendar_entries WHERE period && tstzrange($6, greatest($6, $7::timestamptz)))
          AND NOT EXISTS (SELECT FROM feed_events WHERE period && tstzrange($6, greatest($6, $7::timestamptz)))
        ON CONFLICT (key) DO UPDATE
          SET fingerprint = EXCLUDED.fingerprint, answer = EXCLUDED.answer, expires_at = EXCLUDED.expires_at
          WHERE present.expires_at <= now()
        RETURNING key),
      booking AS (
        INSERT INTO bookings (${columns.join(', ')})
        SELECT ${values.join(', ')} FROM attempt
        RETURNING id),
      audit AS (
        INSERT INTO audit_entries (booking_id, actor, action, to_value)
        SELECT id, '${GUEST.name}', 'requested', 'pending' FROM booking),
      ledger AS (
        INSERT INTO ledger_entries (booking_id, kind, amount, by)
        SELECT id, 'charge', ${total}::integer, '${GUEST.name}' FROM booking WHERE ${total}::integer > 0),
      event AS (
        INSERT INTO outbox (id, type, payload, traceparent)
        SELECT $8, 'booking.requested', jsonb_set($9, '{booking,id}', to_jsonb(id)), $10 FROM booking)
      SELECT id FROM booking`,
  };
}

/**
 * `withIdempotencyKey` and `BookingWriter.createBooking` as one statement, for the call that many guests make
 * concurrently: the nine round trips of a transaction take four times as long. Source: docs/decisions/one-statement.md.
 */
@Injectable()
export class BookingRequestStatement {
  private readonly fields: (keyof NewBooking)[];
  private readonly statement: PreparedStatement;

  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly tracing: Tracing,
  ) {
    const filled = db.getMetadata(BookingEntity).columns.filter(({ isGenerated, isInsert, propertyName }) => {
      return !isGenerated && isInsert && propertyName !== 'archivedAt';
    });
    this.fields = filled.map(({ propertyName }) => propertyName as keyof NewBooking);
    this.statement = statementFor(filled.map(({ databaseName }) => databaseName));
  }

  /**
   * Stores a booking request with its response, audit entry, charge and event. Returns false, having stored nothing, when
   * the attempt already has an answer or a precondition does not hold.
   */
  async store(
    booking: NewBooking,
    response: BookingRequested,
    attempt: Attempt,
    { priceVersion, needed }: Preconditions,
  ): Promise<boolean> {
    const event = { id: randomUUID(), type: 'booking.requested' } as const;
    const rows = await runPrepared(this.db, this.statement, [
      attempt.key,
      attempt.fingerprint,
      JSON.stringify(response),
      attempt.ttlSeconds,
      priceVersion,
      needed.from,
      needed.to,
      event.id,
      JSON.stringify({
        booking: snapshotOf(
          { ...booking, id: 0, refunded: 0, archivedAt: null, erasedAt: null },
          balanceOf([], owedBy(booking)),
        ),
      }),
      this.tracing.current(),
      ...this.fields.map((field) => booking[field]),
    ]);
    if (rows.length > 0) await this.outbox.reportCommitted(this.db, event);
    return rows.length > 0;
  }
}
