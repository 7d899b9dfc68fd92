import { expect, it } from '@jest/globals';
import { daySummary } from './day-summary.ts';
import type { EntryKind } from './entries.ts';

it.each<[EntryKind[], string]>([
  [[], 'free'],
  [['pending', 'confirmed', 'pending'], '2 requests, 1 confirmed stay'],
  [['feed'], '1 stay sold elsewhere'],
  [['feed', 'feed', 'block', 'block'], '2 stays sold elsewhere, 2 blocked times'],
])('the calendar sums up a day with the entries %j for screen readers as "%s"', (kinds, text) => {
  expect(daySummary(kinds.map((kind) => ({ kind })))).toBe(text);
});
