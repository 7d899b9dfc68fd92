import type { EntityManager } from 'typeorm';
import type { CalendarExportEntity } from './calendar-export.entity.ts';
import type { ImportedEvent } from './export-entries.ts';

/** The site that reads an export. */
export type ReadingSite = Pick<CalendarExportEntity, 'feedId' | 'deletedFeedId' | 'deletedFeedAddress'>;

/**
 * Events of other sites that occupy dates from the day on, except those of the site that reads them: of its feed, or,
 * once that was deleted, of a later one with the same address. An event that moves is stored as a new one, so the time
 * when it was first seen is that of its latest change.
 */
export const importedEventsFrom = (
  manager: EntityManager,
  from: string,
  { feedId, deletedFeedId, deletedFeedAddress }: ReadingSite,
): Promise<ImportedEvent[]> =>
  manager.query<ImportedEvent[]>(
    `SELECT feed.id AS "feedId", feed.name AS "feedName", event.uid, event.summary,
       event.from_date::text AS "fromDate", event.to_date::text AS "toDate", event.ends_at AS "endsAt",
       event.all_day AS "allDay", event.first_seen_at AS "changedAt"
     FROM feed_events event JOIN calendar_feeds feed ON feed.id = event.feed_id
     WHERE event.to_date >= $1::date AND feed.id IS DISTINCT FROM $2::integer
       AND NOT coalesce($2::integer IS NULL AND feed.id > $3::integer AND split_part(feed.url, '?', 1) = $4::text, false)
     ORDER BY event.id`,
    [from, feedId, deletedFeedId, deletedFeedAddress],
  );
