import { describe, expect, it } from '@jest/globals';
import { clockDifference } from './clock-difference.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');

/** A clock that shows these times, one after the other, and a database whose clock shows noon. */
const compare = (...times: number[]): Promise<number> => {
  const shown = [...times];
  return clockDifference(
    { query: (() => Promise.resolve([{ ms: NOON }])) as never },
    () => shown.shift() ?? Number.NaN,
  );
};

describe('clockDifference', () => {
  it.each([
    ['the same time', [NOON - 10, NOON + 10], 0],
    ['a time that is ahead', [NOON + 7_000, NOON + 7_200], 7.1],
    ['a time that is behind', [NOON - 60_100, NOON - 59_900], 60],
  ])('compares the middle of the call with the time of the database: %s', async (_what, times, seconds) => {
    expect(await compare(...times)).toBeCloseTo(seconds, 6);
  });

  it('throws when the answer took longer than a second, since a call may have waited for a connection', async () => {
    await expect(compare(NOON, NOON + 1_001)).rejects.toThrow('too late');
  });
});
