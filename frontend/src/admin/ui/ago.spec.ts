import { expect, it } from '@jest/globals';
import { agoText } from './ago.ts';

it.each([
  ['2026-11-22T09:59:30Z', 'just now'],
  ['2026-11-22T09:59:00Z', '1 min ago'],
  ['2026-11-22T09:00:01Z', '59 min ago'],
  ['2026-11-22T08:00:00Z', '2 h ago'],
  ['2026-11-21T10:00:00Z', '1 day ago'],
  ['2026-11-12T10:00:00Z', '10 days ago'],
  ['2026-11-22T10:00:05Z', 'just now'],
])('agoText of %s at 10:00 UTC is %s', (iso, text) => {
  expect(agoText(iso, new Date('2026-11-22T10:00:00Z'))).toBe(text);
});
