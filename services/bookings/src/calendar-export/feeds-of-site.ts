import type { EntityManager } from 'typeorm';
import type { CalendarExportEntity } from './calendar-export.entity.ts';

/** The site that reads an export. */
export type ReadingSite = Pick<CalendarExportEntity, 'feedId' | 'deletedFeedId' | 'deletedFeedAddress'>;

/**
 * The ids of the feeds of the site that reads an export: its feed, or, once that was deleted, those that were added
 * later with the same address.
 */
export async function feedsOfSite(
  manager: EntityManager,
  { feedId, deletedFeedId, deletedFeedAddress }: ReadingSite,
): Promise<number[]> {
  if (feedId !== null) return [feedId];
  if (deletedFeedId === null) return [];
  const addedAgain = await manager.query<{ id: number }[]>(
    `SELECT id FROM calendar_feeds WHERE id > $1 AND split_part(url, '?', 1) = $2 ORDER BY id`,
    [deletedFeedId, deletedFeedAddress],
  );
  return addedAgain.map(({ id }) => id);
}
