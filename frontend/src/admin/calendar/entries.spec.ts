import { expect, it } from '@jest/globals';
import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { blockAround, entriesOf } from './entries.ts';

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

it.each([
  ['2026-12-05', '2026-12-08', 1],
  ['2026-12-06', '2026-12-07', 1],
  ['2026-12-04', '2026-12-06', undefined],
  ['2026-12-08', '2026-12-10', undefined],
  ['2026-12-20', '2026-12-21', undefined],
])(
  'the days %s to %s of the calendar are chosen to be freed if one block holds them all: %s',
  (fromDate, toDate, id) => {
    const blocks = [
      { id: 1, fromDate: '2026-12-05', toDate: '2026-12-08', reason: null },
      { id: 2, fromDate: '2026-12-10', toDate: '2026-12-10', reason: null },
    ];
    const event = { ...EVENT, fromDate: '2026-12-19', toDate: '2026-12-22' };

    const entries = entriesOf({ bookings: [], blocks, feedEvents: [event] });

    expect(blockAround(entries, { fromDate, toDate })?.id).toBe(id);
  },
);
