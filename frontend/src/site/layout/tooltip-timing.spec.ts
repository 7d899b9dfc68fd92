import { expect, it } from '@jest/globals';
import { openDelay } from './tooltip-timing.ts';

it.each([
  ['700 ms for the first tooltip', 5000, undefined, 700],
  ['none right after another one', 5000, 4990, 0],
  ['none 300 ms after another one', 5000, 4700, 0],
  ['700 ms later than that', 5000, 4699, 700],
])('openDelay is %s', (_what, now, closedAt, delay) => {
  expect(openDelay(now, closedAt)).toBe(delay);
});
