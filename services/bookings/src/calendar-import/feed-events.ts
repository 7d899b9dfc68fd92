import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { EntityManager } from 'typeorm';
import { siteOf } from './fetching/feed-url.ts';
import type { ParsedEvent } from './parsing/parsed-event.ts';

/** Most events in one view of the calendar. */
const MAX_SHOWN = 2_000;

type ShownEvent = Pick<ParsedEvent, 'uid' | 'summary' | 'fromDate' | 'toDate' | 'startsAt' | 'endsAt' | 'allDay'>;

export interface FeedEventRow extends ShownEvent {
  feedId: number;
  feedName: string;
  url: string;
}

/** The columns of a FeedEventRow, of the tables `event` and `feed`. */
export const FEED_EVENT_COLUMNS = `event.uid, event.summary, event.from_date::text AS "fromDate",
  event.to_date::text AS "toDate", event.starts_at AS "startsAt", event.ends_at AS "endsAt", event.all_day AS "allDay",
  feed.id AS "feedId", feed.name AS "feedName", feed.url`;

export function shownEvent({ uid, summary, fromDate, toDate, startsAt, endsAt, allDay }: ShownEvent) {
  return {
    ...{ uid, summary, fromDate, toDate, allDay },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}

export const feedEventView = (row: FeedEventRow): FeedEventView => ({
  ...shownEvent(row),
  ...{ feedId: row.feedId, feedName: row.feedName, site: siteOf(row.url) },
});

/** The events of all feeds that touch the days, both included. The times that these take are found by their index. */
export async function feedEventsBetween(manager: EntityManager, from: string, to: string): Promise<FeedEventView[]> {
  const rows = await manager.query<FeedEventRow[]>(
    `SELECT ${FEED_EVENT_COLUMNS} FROM feed_events event JOIN calendar_feeds feed ON feed.id = event.feed_id
     WHERE event.from_date <= $2::date AND event.to_date >= $1::date
       AND event.period && tstzrange($1::date::timestamp AT TIME ZONE 'Asia/Kolkata',
         ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
     ORDER BY event.starts_at, event.id LIMIT ${MAX_SHOWN}`,
    [from, to],
  );
  return rows.map(feedEventView);
}
