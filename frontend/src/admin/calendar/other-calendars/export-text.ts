import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';

type NamedFeed = Pick<CalendarFeedView, 'id' | 'name'>;
type Reader = Pick<CalendarExportView, 'kind' | 'feedId'>;

/** The choice that the site of a link is none of the imported calendars. */
export const NOT_IMPORTED = 0;

const unnamedFeeds = <Feed extends NamedFeed>(feeds: readonly Feed[], calendars: readonly Reader[]): Feed[] =>
  feeds.filter(({ id }) => !calendars.some(({ feedId }) => feedId === id));

/** The feed of the site for which a link is probably created: the only one that no link names yet. */
export function likelyFeed<Feed extends NamedFeed>(
  feeds: readonly Feed[],
  calendars: readonly Reader[],
): Feed | undefined {
  const unnamed = unnamedFeeds(feeds, calendars);
  return unnamed.length === 1 ? unnamed[0] : undefined;
}

/** Which imported entries a link for another site has; undefined if there can be none, or for the owner's phone. */
export function passedOnText(
  { kind, feedId }: Reader,
  feeds: readonly NamedFeed[],
  calendars: readonly Reader[],
): string | undefined {
  if (kind !== 'site' || feeds.length === 0) return undefined;
  const own = feeds.find(({ id }) => id === feedId);
  if (own) return `Leaves out what came from ${own.name}`;
  if (unnamedFeeds(feeds, calendars).length === 0) return 'Passes on every imported calendar';
  return 'No calendar is chosen as this site’s own, so every imported calendar is passed on. If one of them is this site’s own, choose it under Edit, so that its entries are not sent back';
}
