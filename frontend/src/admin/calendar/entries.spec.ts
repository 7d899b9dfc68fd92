import { expect, it } from '@jest/globals';
import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { entriesOf } from './entries.ts';

const EVENT: FeedEventView = {
  uid: 'a@airbnb.com',
  feedId: 3,
  feedName: 'Airbnb',
  site: 'airbnb',
  summary: 'Reserved',
  fromDate: '2026-12-05',
  toDate: '2026-12-06',
  startsAt: '2026-12-04T18:30:00Z',
  endsAt: '2026-12-06T18:30:00Z',
  allDay: true,
};

it('the calendar shows an event of another site as an entry of its own kind, named after the site', () => {
  const block = { id: 1, fromDate: '2026-12-05', toDate: '2026-12-05', reason: null };

  const entries = entriesOf({ bookings: [], blocks: [block], feedEvents: [EVENT] });

  expect(entries.map(({ kind, title }) => [kind, title])).toEqual([
    ['block', 'Blocked'],
    ['feed', 'Airbnb'],
  ]);
  expect(entries[1]?.description).toBe('Sold elsewhere: Sat, 5 Dec 2026 to Sun, 6 Dec 2026, Airbnb, Reserved');
});
