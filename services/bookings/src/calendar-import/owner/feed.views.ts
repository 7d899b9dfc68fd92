import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { EntityManager } from 'typeorm';
import type { FeedEntity } from '../feed.entity.ts';
import { siteOf } from '../fetching/feed-url.ts';

function viewOf(feed: FeedEntity, eventCount: number): CalendarFeedView {
  const { id, name, url, paused, skipUnavailable, problem, problemText } = feed;
  return {
    ...{ id, name, url, paused, skipUnavailable, site: siteOf(url) },
    lastReadAt: isoOrNull(feed.lastReadAt),
    lastGoodAt: isoOrNull(feed.lastGoodAt),
    nextReadAt: paused ? null : isoOrNull(feed.nextReadAt),
    ...{ problem, problemText, eventCount },
    createdAt: feed.createdAt.toISOString(),
  };
}

/** Feeds as the owner sees them, each with the number of its events that are not over. */
export async function feedViews(manager: EntityManager, feeds: readonly FeedEntity[]): Promise<CalendarFeedView[]> {
  const rows = await manager.query<{ feedId: number; events: number }[]>(
    `SELECT feed_id AS "feedId", count(*)::int AS events FROM feed_events
     WHERE feed_id = ANY($1) AND ends_at > now() GROUP BY feed_id`,
    [feeds.map(({ id }) => id)],
  );
  const counts = new Map(rows.map(({ feedId, events }) => [feedId, events]));
  return feeds.map((feed) => viewOf(feed, counts.get(feed.id) ?? 0));
}

export async function feedView(manager: EntityManager, feed: FeedEntity): Promise<CalendarFeedView> {
  const [view] = await feedViews(manager, [feed]);
  return view ?? viewOf(feed, 0);
}
