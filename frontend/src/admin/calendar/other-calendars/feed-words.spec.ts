import { expect, it } from '@jest/globals';
import { deletionText, holdsText, shortAddress } from './feed-words.ts';

it.each([
  ['https://www.airbnb.co.in/calendar/ical/12345678.ics?s=secret', 'www.airbnb.co.in/…5678.ics'],
  ['https://example.com/', 'example.com'],
  ['not an address', 'not an address'],
  ['x'.repeat(50), `${'x'.repeat(40)}…`],
])('shortens the address %s without its secret', (url, short) => {
  expect(shortAddress(url)).toBe(short);
});

it.each([
  [0, 'Nothing ahead', 'nothing changes'],
  [1, '1 entry ahead', 'its one entry'],
  [12, '12 entries ahead', 'its 12 entries'],
])('says what a feed with %i entries holds and what deleting it frees', (eventCount, holds, frees) => {
  expect(holdsText(eventCount)).toBe(holds);
  expect(deletionText({ name: 'Airbnb', eventCount })).toContain(frees);
});
