import { expect, it } from '@jest/globals';
import type { FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { renderToStaticMarkup } from 'react-dom/server';
import { FeedPreviewList } from './feed-preview-list.tsx';

const FIRST = '2026-12-05';
const eventOn = (day: number, isUnavailable = false): FeedPreview['events'][number] => ({
  uid: `${day}@airbnb.com`,
  site: 'airbnb',
  summary: isUnavailable ? 'Airbnb (Not available)' : `Reserved <b>${day}</b>`,
  fromDate: addDays(FIRST, day),
  toDate: addDays(FIRST, day),
  startsAt: `${addDays(FIRST, day)}T00:00:00Z`,
  endsAt: `${addDays(FIRST, day + 1)}T00:00:00Z`,
  allDay: true,
  isUnavailable,
});
const shown = (events: FeedPreview['events'], total: number, skipsUnavailable = false): string =>
  renderToStaticMarkup(
    <FeedPreviewList
      preview={{ site: 'airbnb', calendarName: null, events, total }}
      skipsUnavailable={skipsUnavailable}
    />,
  );

it('the preview of a calendar without entries says that it works', () => {
  expect(shown([], 0)).toContain('The calendar works and has no entries yet');
});

it('the preview of a calendar lists the first entries as text and counts the others', () => {
  const html = shown(
    Array.from({ length: 20 }, (_, day) => eventOn(day)),
    5000,
  );

  expect(html).toContain('It holds 5,000 entries');
  expect(html.match(/<li/g)).toHaveLength(8);
  expect(html).toContain('Reserved &lt;b&gt;0&lt;/b&gt;');
  expect(html).toContain('and 4992 more');
});

it('the preview of a calendar leaves out entries that the site marks as not available, and says how many', () => {
  const events = [eventOn(0), eventOn(1, true), eventOn(2, true)];

  expect(shown(events, 3)).toContain('Not available');
  expect(shown(events, 3, true)).not.toContain('Not available');
  expect(shown(events, 3, true)).toContain('2 entries left out');
});
