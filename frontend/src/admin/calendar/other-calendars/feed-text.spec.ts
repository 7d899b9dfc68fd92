import { expect, it } from '@jest/globals';
import type { CalendarFeedView, CalendarSite, FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import {
  canLeaveOut,
  deletionText,
  upcomingEntriesText,
  leavesOutAtFirst,
  readToast,
  shortAddress,
} from './feed-text.ts';

it.each([
  ['https://www.airbnb.co.in/calendar/ical/12345678.ics?s=secret', 'www.airbnb.co.in/…5678.ics'],
  ['https://example.com/', 'example.com'],
  ['not an address', 'not an address'],
  ['x'.repeat(50), `${'x'.repeat(40)}…`],
])('shortAddress of %s leaves out the secret', (url, short) => {
  expect(shortAddress(url)).toBe(short);
});

it.each([
  [0, 'No upcoming entries', 'nothing changes'],
  [1, '1 entry ahead', 'its one entry'],
  [12, '12 entries ahead', 'its 12 entries'],
])(
  'the texts of a feed with %i entries say how many it holds and how many are freed by deleting it',
  (eventCount, holds, frees) => {
    expect(upcomingEntriesText(eventCount)).toBe(holds);
    expect(deletionText({ name: 'Airbnb', eventCount })).toContain(frees);
  },
);

it.each([
  [null, null, { title: 'Success', description: 'Airbnb: 2 entries ahead' }],
  ['empty', 'It is empty', { title: 'Airbnb has a problem', description: 'It is empty', tone: 'destructive' }],
] as const)(
  'the toast after reading a feed with the problem %s is not one of success with it',
  (problem, text, toast) => {
    expect(readToast({ name: 'Airbnb', eventCount: 2, problem, problemText: text })).toEqual(toast);
  },
);

const previewOf = (site: CalendarSite, ...marks: boolean[]) =>
  ({ site, events: marks.map((isUnavailable) => ({ isUnavailable })) }) as FeedPreview;
const feedOf = (site: CalendarSite, skipUnavailable = false) => ({ site, skipUnavailable }) as CalendarFeedView;

it.each([
  ['is offered for Airbnb’s calendar without any', undefined, previewOf('airbnb', false), true],
  ['is offered for a saved calendar of Airbnb', feedOf('airbnb'), undefined, true],
  ['is offered for another calendar that has some', undefined, previewOf('other', false, true), true],
  ['is offered where they are left out already', feedOf('booking', true), undefined, true],
  ['is not offered for Booking.com’s calendar without any', undefined, previewOf('booking', false), false],
  ['is not offered for a saved calendar of Vrbo', feedOf('vrbo'), undefined, false],
])('leaving out days marked as not available %s', (_case, feed, preview, expected) => {
  expect(canLeaveOut(feed, preview)).toBe(expected);
});

it.each([
  ['left out', previewOf('airbnb', false, true), true],
  ['kept when Airbnb has none', previewOf('airbnb', false), false],
  ['kept when another site has some', previewOf('google', true), false],
])('days marked as not available are at first %s in a new calendar', (_case, preview, expected) => {
  expect(leavesOutAtFirst(preview)).toBe(expected);
});
