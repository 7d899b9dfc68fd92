import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock.ts';

const NOON = Date.parse('2126-12-08T12:00:00Z');
const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Sets this device's clock to `ahead` ms before or after noon, and takes an answer of noon that took `took` ms. */
function answerAtNoon(ahead: number, took = 200): void {
  jest.setSystemTime(NOON + ahead);
  noteServerTime(new Date(NOON).toUTCString(), NOON + ahead - took, NOON + ahead);
}

it.each([
  ['three minutes fast', 3 * MINUTE_MS],
  ['three days fast', 3 * 24 * 60 * MINUTE_MS],
  ['an hour slow', -60 * MINUTE_MS],
])('serverNow is right to about a second on a device whose clock is %s', (_case, ahead) => {
  answerAtNoon(ahead);

  expect(Math.abs(serverNow().getTime() - NOON)).toBeLessThanOrEqual(1200);
});

it('serverNow follows a device clock that is set right between two answers', () => {
  answerAtNoon(3 * MINUTE_MS);
  answerAtNoon(0);

  expect(Math.abs(serverNow().getTime() - NOON)).toBeLessThanOrEqual(1200);
});

it('serverNow does not move with each answer, however long it takes', () => {
  answerAtNoon(300);
  const first = serverNow().getTime();
  answerAtNoon(300, 8000);

  expect(serverNow().getTime()).toBe(first);
});

it('an answer without a Date leaves serverNow as it is', () => {
  answerAtNoon(3 * MINUTE_MS);
  const before = serverNow().getTime();

  noteServerTime(null, NOON, NOON);

  expect(serverNow().getTime()).toBe(before);
});
