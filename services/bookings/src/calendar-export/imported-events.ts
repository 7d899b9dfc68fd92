import type { EntityManager } from 'typeorm';
import type { ImportedEvent } from './export-entries.ts';
import { feedsOfSite, type ReadingSite } from './feeds-of-site.ts';

/**
 * Events of other sites that occupy dates from the day on, except those of the site that reads them. An event that moves
 * is stored as a new one, so the time when it was first seen is that of its latest change.
 */
export async function importedEventsFrom(
  manager: EntityManager,
  from: string,
  site: ReadingSite,
): Promise<ImportedEvent[]> {
  return manager.query<ImportedEvent[]>(
    `SELECT feed.id AS "feedId", feed.name AS "feedName", event.uid, event.summary,
       event.from_date::text AS "fromDate", event.to_date::text AS "toDate", event.ends_at AS "endsAt",
       event.all_day AS "allDay", event.first_seen_at AS "changedAt"
     FROM feed_events event JOIN calendar_feeds feed ON feed.id = event.feed_id
     WHERE event.to_date >= $1::date AND feed.id <> ALL($2::integer[])
     ORDER BY event.id`,
    [from, await feedsOfSite(manager, site)],
  );
}
