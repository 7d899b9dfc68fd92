import type { CalendarFeedView, FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatCount } from '@farmhouse/contracts/text/count';
import { parseUrl } from '@farmhouse/contracts/text/parse-url';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';

/** Where each site shows the address of its calendar, and where it accepts ours. */
export const SITE_HELP: readonly (readonly [name: string, ours: string, theirs: string])[] = [
  [
    'Airbnb',
    'Listing › Availability › Connect calendars: copy the “Airbnb calendar link”',
    'the same page: paste it under “Other website”',
  ],
  [
    'Booking.com',
    'Rates & Availability › Sync calendars › Export calendar',
    'Sync calendars › Add calendar connection',
  ],
  ['Vrbo', 'Calendar › Import & export › Export calendar', 'Calendar › Import & export › Import calendar'],
  [
    'Google Calendar',
    'Settings of the calendar › Integrate calendar › “Secret address in iCal format”',
    'Other calendars › From URL',
  ],
];

/** True if a calendar has days that are only marked as 'Not available'. */
const marksDays = ({ events }: Pick<FeedPreview, 'events'>): boolean =>
  events.some(({ isUnavailable }) => isUnavailable);

/** Whether the owner can leave such days out: the calendar has some, is one of Airbnb's, or leaves them out already. */
export function canLeaveOut(feed?: CalendarFeedView, preview?: FeedPreview): boolean {
  const isAirbnb = (preview ?? feed)?.site === 'airbnb';
  return isAirbnb || feed?.skipUnavailable === true || (preview !== undefined && marksDays(preview));
}

/** Whether a new calendar begins with these days left out. Elsewhere than at Airbnb they may be bookings. */
export const leavesOutAtFirst = (preview: FeedPreview): boolean => preview.site === 'airbnb' && marksDays(preview);

/** The host and the end of an address; the whole one is long, and secret. */
export function shortAddress(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url.length > 40 ? `${url.slice(0, 40)}…` : url;
  return parsed.pathname.length > 1 ? `${parsed.host}/…${parsed.pathname.slice(-8)}` : parsed.host;
}

/** `1 entry ahead`, `3 entries ahead` */
export const upcomingEntriesText = (count: number): string =>
  count === 0 ? 'No upcoming entries' : `${formatCount(count, 'entry', 'entries')} ahead`;

/** The effect on the dates when a feed is deleted, as text. */
export function deletionText({ name, eventCount }: Pick<CalendarFeedView, 'name' | 'eventCount'>): string {
  if (eventCount === 0) return `“${name}” blocks no dates: nothing changes in your calendar.`;
  const dates = eventCount === 1 ? 'its one entry' : `its ${eventCount} entries`;
  return `This frees the dates of ${dates} at once: guests can book them here, whatever ${name} has sold. To keep the dates, pause it instead.`;
}

/** Toast after a feed was read; a problem is also shown in its row. */
export function readToast(
  feed: Pick<CalendarFeedView, 'name' | 'eventCount' | 'problem' | 'problemText'>,
): ToastContent {
  const { name, eventCount, problem, problemText } = feed;
  if (!problem) return { title: 'Success', description: `${name}: ${upcomingEntriesText(eventCount)}` };
  return { title: `${name} has a problem`, description: problemText ?? undefined, tone: 'destructive' };
}
