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
const shown = (
  events: FeedPreview['events'],
  total: number,
  skipsUnavailable = false,
  lackingText: string | null = null,
): string =>
  renderToStaticMarkup(
    <FeedPreviewList
      preview={{ site: 'airbnb', calendarName: null, events, total, lackingText }}
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

it('the preview of a calendar that cannot be read as a whole says so above its entries, also when it has none', () => {
  const html = shown([eventOn(0)], 1, false, 'It has events that cannot be read.');

  expect(html.indexOf('It has events that cannot be read.')).toBeGreaterThan(0);
  expect(html.indexOf('It has events that cannot be read.')).toBeLessThan(html.indexOf('<li'));
  expect(shown([], 0, false, 'It has more.')).toContain('It has more.');
  expect(shown([], 0, false, 'It has more.')).not.toContain('The calendar works');
});
