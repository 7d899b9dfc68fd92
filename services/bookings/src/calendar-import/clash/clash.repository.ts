import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { EntityManager } from 'typeorm';
import { FEED_EVENT_COLUMNS, feedEventView, type FeedEventRow } from '../feed-events.ts';

/** Most clashes that are listed. */
const MAX_SHOWN = 100;

/** The nights of an event that are not over: the calendar entries of completed stays are deleted. */
const NIGHTS_TO_COME = `daterange(
  greatest(event.from_date, least(event.to_date, (now() AT TIME ZONE 'Asia/Kolkata')::date)), event.to_date, '[]')`;

/** The nights that a link for the event's site shows as taken: of stays, of blocks, and of other sites' bookings. */
const TAKEN_NIGHTS = `
  SELECT range_agg(taken.nights) FROM (
    SELECT CASE WHEN own.block_id IS NOT NULL THEN daterange(block.from_date, block.to_date, '[]')
      ELSE daterange(stay.checkin_date, greatest(stay.checkout_date, stay.checkin_date + 1)) END AS nights
    FROM calendar_entries own
    LEFT JOIN calendar_blocks block ON block.id = own.block_id
    LEFT JOIN bookings stay ON stay.id = own.booking_id
    WHERE own.period && event.period
    UNION ALL
    SELECT daterange(other.from_date, other.to_date, '[]') FROM feed_events other
    WHERE other.feed_id <> event.feed_id AND NOT other.is_unavailable AND other.period && event.period) taken`;

/**
 * True for an event that may be a sale. Days that a site only closes are none where every night is taken in the house's
 * calendar, which the site has read and returns, and none once the site no longer lists them.
 */
const MAY_BE_SALE = `NOT (event.is_unavailable
  AND (event.missing OR coalesce(${NIGHTS_TO_COME} <@ (${TAKEN_NIGHTS}), false)))`;

/** Present clashes that the owner has not resolved. */
const OPEN = `feed_clashes clash
  JOIN feed_events event
    ON event.feed_id = clash.feed_id AND event.uid = clash.uid AND event.recurrence = clash.recurrence
  JOIN calendar_entries entry ON entry.booking_id = clash.booking_id AND entry.period && event.period
  WHERE clash.same_stay_at IS NULL AND ${MAY_BE_SALE}`;

/** Records the overlaps of events and confirmed stays that meet a condition; known ones stay unchanged. */
const record = (condition: string) => `
  INSERT INTO feed_clashes (feed_id, uid, recurrence, booking_id, first_seen_at)
  SELECT DISTINCT event.feed_id, event.uid, event.recurrence, entry.booking_id, $2::timestamptz
  FROM feed_events event JOIN calendar_entries entry ON entry.period && event.period
  WHERE entry.booking_id IS NOT NULL AND ${condition} AND ${MAY_BE_SALE}
  ON CONFLICT ON CONSTRAINT feed_clashes_pair DO NOTHING`;

/** Records the events of a feed that overlap confirmed stays. To be run under the calendar's lock. */
export async function recordClashes(tx: EntityManager, feedId: number, now: Date): Promise<void> {
  await tx.query(record('event.feed_id = $1'), [feedId, now]);
}

/** Records the events that overlap one confirmed stay. To be run under the calendar's lock. */
export async function recordClashesOf(tx: EntityManager, bookingId: number, now: Date): Promise<void> {
  await tx.query(record('entry.booking_id = $1'), [bookingId, now]);
}

/** Forgets the clashes, and the owner's decisions, of days that a site had only closed and now sells. */
export async function deleteClashesOfClosedDays(tx: EntityManager, eventIds: readonly number[]): Promise<void> {
  await tx.query(
    `DELETE FROM feed_clashes WHERE id IN (
       SELECT clash.id FROM feed_clashes clash JOIN feed_events event
         ON event.feed_id = clash.feed_id AND event.uid = clash.uid AND event.recurrence = clash.recurrence
       WHERE event.id = ANY($1) AND event.is_unavailable
       FOR UPDATE OF clash SKIP LOCKED)`,
    [eventIds],
  );
}

/**
 * Deletes a feed's clashes that are over, so that the owner is notified if they recur. Rows that `notifyNew` has locked
 * are left for the next reading: waiting for them could deadlock with a change of a booking that waits for the
 * calendar.
 */
export async function deletePastClashes(tx: EntityManager, feedId: number): Promise<void> {
  await tx.query(
    `DELETE FROM feed_clashes WHERE id IN (
       SELECT id FROM feed_clashes WHERE feed_id = $1 AND CASE
         WHEN same_stay_at IS NULL THEN id NOT IN (SELECT clash.id FROM ${OPEN} AND clash.feed_id = $1)
         ELSE NOT EXISTS (SELECT FROM bookings WHERE id = booking_id) END
       FOR UPDATE SKIP LOCKED)`,
    [feedId],
  );
}

export async function countClashes(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ open: number }[]>(`SELECT count(DISTINCT clash.id)::int AS open FROM ${OPEN}`);
  return row?.open ?? 0;
}

type ClashRow = FeedEventRow & { id: number; firstSeenAt: Date; booking: CalendarClash['booking'] };

/** Open clashes, all or only those with `ids`, soonest first; an event that has moved is shown at its new time. */
export async function openClashes(manager: EntityManager, ids?: readonly number[]): Promise<CalendarClash[]> {
  const rows = await manager.query<ClashRow[]>(
    `SELECT * FROM (
       SELECT DISTINCT ON (clash.id) ${FEED_EVENT_COLUMNS}, clash.id, clash.first_seen_at AS "firstSeenAt",
         json_build_object('id', booking.id, 'confirmationCode', booking.confirmation_code,
           'guestName', booking.full_name, 'guestPhone', booking.contact_number, 'guests', booking.guest_count,
           'checkinDate', booking.checkin_date::text, 'checkoutDate', booking.checkout_date::text,
           'status', booking.status, 'totalAmount', booking.final_total) AS booking
       FROM (SELECT clash.id, clash.first_seen_at, clash.booking_id, event.id AS event_id FROM ${OPEN}) clash
       JOIN feed_events event ON event.id = clash.event_id
       JOIN calendar_feeds feed ON feed.id = event.feed_id
       JOIN bookings booking ON booking.id = clash.booking_id
       WHERE $1::int[] IS NULL OR clash.id = ANY($1)
       ORDER BY clash.id, event.missing, event.id) AS open
     ORDER BY "startsAt", id LIMIT ${MAX_SHOWN}`,
    [ids ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    event: feedEventView(row),
    booking: row.booking,
    firstSeenAt: row.firstSeenAt.toISOString(),
  }));
}
