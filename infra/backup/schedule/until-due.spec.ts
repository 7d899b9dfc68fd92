import { expect, it } from '@jest/globals';
import { nextNight, untilDue } from './until-due.ts';

const HOUR_MS = 60 * 60 * 1000;

it.each([
  ['2026-11-25T10:00:00Z', '2026-11-25T21:30:00.000Z'],
  ['2026-11-25T21:29:59Z', '2026-11-25T21:30:00.000Z'],
  ['2026-11-25T21:30:00Z', '2026-11-26T21:30:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T21:30:00.000Z'],
])('after %s the next backup is at 3:00 in India, %s', (now, next) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(next);
});

it.each([
  ['none was made yet', undefined, 0],
  ['the last one is of the day before yesterday', '2026-11-24T09:00:00Z', 0],
  ['the last one is of last night', '2026-11-24T21:30:00Z', 11.5 * HOUR_MS],
])('when %s, the next backup waits as long as it may', (_, newest, wait) => {
  expect(untilDue(newest ? new Date(newest) : undefined, new Date('2026-11-25T10:00:00Z'))).toBe(wait);
});
