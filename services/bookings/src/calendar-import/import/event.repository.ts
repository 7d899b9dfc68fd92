import { ERASED_NAME } from '@farmhouse/contracts/privacy/personal-data';
import { withTurnaround } from '@farmhouse/contracts/bookings/stay/stay';
import type { EntityManager } from 'typeorm';
import { rangeText } from '../../booking/dates/stay-range.ts';
import type { ParsedEvent } from '../parsing/parsed-event.ts';
import type { ImportPlan, StoredPeriod } from './import.rules.ts';

/** The stored times of a feed that are not over. */
export function storedPeriods(tx: EntityManager, feedId: number, now: Date): Promise<StoredPeriod[]> {
  return tx.query<StoredPeriod[]>(
    `SELECT id, uid, recurrence, starts_at AS "startsAt", ends_at AS "endsAt", missing,
       is_unavailable AS "isUnavailable"
     FROM feed_events WHERE feed_id = $1 AND ends_at > $2`,
    [feedId, now],
  );
}

interface NewPeriods {
  feedId: number;
  turnaroundMinutes: number;
  now: Date;
}

/**
 * Stores times. The summary of an event whose person was erased stays erased, even if the calendar still contains it.
 */
async function insertPeriods(tx: EntityManager, events: readonly ParsedEvent[], given: NewPeriods): Promise<void> {
  const { feedId, turnaroundMinutes, now } = given;
  const rows = events.map(({ startsAt, endsAt, ...event }) => {
    const taken = withTurnaround({ from: startsAt, to: endsAt }, turnaroundMinutes);
    return { ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), period: rangeText(taken) };
  });
  await tx.query(
    `WITH erased AS (SELECT DISTINCT uid FROM feed_events WHERE feed_id = $1 AND is_erased)
     INSERT INTO feed_events (feed_id, uid, recurrence, summary, is_erased, from_date, to_date, starts_at, ends_at,
       all_day, is_unavailable, period, first_seen_at)
     SELECT $1, read.uid, recurrence, CASE WHEN erased.uid IS NULL THEN summary ELSE $4 END, erased.uid IS NOT NULL,
       "fromDate", "toDate", "startsAt", "endsAt", "allDay", "isUnavailable", period, $3
     FROM jsonb_to_recordset($2::jsonb) AS read(uid text, recurrence text, summary text, "fromDate" date, "toDate" date,
       "startsAt" timestamptz, "endsAt" timestamptz, "allDay" boolean, "isUnavailable" boolean, period tstzrange)
     LEFT JOIN erased ON erased.uid = read.uid
     ON CONFLICT ON CONSTRAINT feed_events_time DO NOTHING`,
    [feedId, JSON.stringify(rows), now, ERASED_NAME],
  );
}

async function updateKept(tx: EntityManager, keep: ImportPlan['toUpdate']): Promise<void> {
  const rows = keep.map(({ id, event: { summary, isUnavailable } }) => ({ id, summary, isUnavailable }));
  await tx.query(
    `UPDATE feed_events event SET missing = false, is_unavailable = read."isUnavailable",
       summary = CASE WHEN event.is_erased THEN event.summary ELSE read.summary END
     FROM jsonb_to_recordset($1::jsonb) AS read(id integer, summary text, "isUnavailable" boolean)
     WHERE event.id = read.id AND (event.missing OR event.is_unavailable <> read."isUnavailable"
       OR (event.summary <> read.summary AND NOT event.is_erased))`,
    [JSON.stringify(rows)],
  );
}

/** Applies the plan to the stored times of a feed. New ones are stored under the calendar's lock. */
export async function applyPlan(tx: EntityManager, plan: ImportPlan, given: NewPeriods): Promise<void> {
  const { feedId } = given;
  if (plan.resetsMissing)
    await tx.query('UPDATE feed_events SET missing = false WHERE feed_id = $1 AND missing', [feedId]);
  if (plan.toDelete.length > 0) await tx.query('DELETE FROM feed_events WHERE id = ANY($1)', [plan.toDelete]);
  if (plan.toMarkMissing.length > 0)
    await tx.query('UPDATE feed_events SET missing = true WHERE id = ANY($1)', [plan.toMarkMissing]);
  if (plan.toUpdate.length > 0) await updateKept(tx, plan.toUpdate);
  if (plan.toInsert.length > 0) await insertPeriods(tx, plan.toInsert, given);
}
