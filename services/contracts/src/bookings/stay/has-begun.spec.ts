import { expect, it } from '@jest/globals';
import { hasBegun } from './has-begun.ts';

it.each([
  ['2026-12-12T07:29:59Z', false],
  ['2026-12-12T07:30:00Z', true],
  ['2026-12-20T00:00:00Z', true],
])('a stay with check-in at 1:00 pm in India has begun at %s: %s', (now, begun) => {
  expect(hasBegun({ checkinDate: '2026-12-12', checkinTime: '13:00' }, new Date(now))).toBe(begun);
});
