import { TAKEN_BY_BLOCK, takenByCalendar } from '@farmhouse/contracts/bookings/availability/dates-taken';
import { stayInterval, withTurnaround, type StayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { storedSettings } from '@farmhouse/platform/read-models/settings.read-model';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';
import { turnaroundOf } from '../booking.rules.ts';

/** What occupies the dates: a confirmed stay, a block of the owner, or an event of another calendar. */
export type DateConflict =
  | { confirmationCode: string; fullName: string }
  | { fromDate: string; toDate: string; reason: string | null }
  | { calendarName: string; fromDate: string; toDate: string; summary: string };

interface ConflictRow {
  id: number;
  confirmationCode: string | null;
  fullName: string;
  fromDate: string;
  toDate: string;
  reason: string | null;
  calendarName: string | null;
  summary: string;
}

export interface RequestedTime {
  /** The booking that needs the dates, whose own stay is not a conflict; 0 for a new one. */
  id: number;
  /** The block that is being moved, whose own days are not a conflict. */
  blockId?: number;
  /** Turnaround included. */
  needed: StayInterval;
}

function conflictIn(row: ConflictRow): DateConflict {
  const { confirmationCode, fullName, fromDate, toDate, reason, calendarName, summary } = row;
  if (confirmationCode !== null) return { confirmationCode, fullName };
  return calendarName === null ? { fromDate, toDate, reason } : { calendarName, fromDate, toDate, summary };
}

/**
 * The conflicts of the wanted times, by their ids; no entry for those that are free. A stay or a block takes precedence
 * over an event of another calendar. One query, using the indexes of both.
 */
export async function conflictsOf(
  manager: EntityManager,
  requested: readonly RequestedTime[],
): Promise<Map<number, DateConflict>> {
  if (requested.length === 0) return new Map();
  const rows = await manager.query<ConflictRow[]>(
    `SELECT DISTINCT ON (wanted.id) wanted.id, stay.confirmation_code AS "confirmationCode",
       stay.full_name AS "fullName", coalesce(block.from_date, taken.from_date)::text AS "fromDate",
       coalesce(block.to_date, taken.to_date)::text AS "toDate", block.reason, feed.name AS "calendarName", taken.summary
     FROM unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[]) AS wanted(id, block_id, starts, ends)
     CROSS JOIN LATERAL (
       SELECT entry.booking_id, entry.block_id, NULL::int AS feed_id, NULL::date AS from_date, NULL::date AS to_date,
         '' AS summary, entry.period
       FROM calendar_entries entry
       WHERE entry.period && tstzrange(wanted.starts, wanted.ends) AND entry.booking_id IS DISTINCT FROM wanted.id
         AND (wanted.block_id IS NULL OR entry.block_id IS DISTINCT FROM wanted.block_id)
       UNION ALL
       SELECT NULL, NULL, event.feed_id, event.from_date, event.to_date, event.summary, event.period
       FROM feed_events_over(tstzrange(wanted.starts, wanted.ends), wanted.id) event) taken
     LEFT JOIN bookings stay ON stay.id = taken.booking_id
     LEFT JOIN calendar_blocks block ON block.id = taken.block_id
     LEFT JOIN calendar_feeds feed ON feed.id = taken.feed_id
     ORDER BY wanted.id, taken.feed_id IS NOT NULL, lower(taken.period)`,
    [
      requested.map(({ id }) => id),
      requested.map(({ blockId = null }) => blockId),
      requested.map(({ needed }) => needed.from),
      requested.map(({ needed }) => needed.to),
    ],
  );
  return new Map(rows.map((row) => [row.id, conflictIn(row)]));
}

/** The conflict of one time, or undefined when it is free; a booking or a block does not conflict with itself. */
export async function conflictOf(
  manager: EntityManager,
  needed: StayInterval,
  { id = 0, blockId }: Partial<Omit<RequestedTime, 'needed'>> = {},
): Promise<DateConflict | undefined> {
  return (await conflictsOf(manager, [{ id, blockId, needed }])).get(id);
}

/** The conflict of each pending booking, by id; no entry when it could be confirmed now. Rule: taken dates. */
export async function conflictsOfPending(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<Map<number, DateConflict>> {
  const pending = bookings.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return new Map();
  const turnaround = turnaroundOf(await storedSettings(manager));
  return conflictsOf(
    manager,
    pending.map((booking) => ({ id: booking.id, needed: withTurnaround(stayInterval(booking), turnaround) })),
  );
}

/** The confirmed stay's code, `block`, or the calendar's name; null when the dates are free. */
export function datesTakenBy(conflict: DateConflict | undefined): string | null {
  if (!conflict) return null;
  if ('confirmationCode' in conflict) return conflict.confirmationCode;
  return 'calendarName' in conflict ? takenByCalendar(conflict.calendarName) : TAKEN_BY_BLOCK;
}
