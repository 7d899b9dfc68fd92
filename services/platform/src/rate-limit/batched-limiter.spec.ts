import { describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BatchedLimiter } from './batched-limiter.ts';

const LIMIT = { points: 3, duration: 60 };

describe('BatchedLimiter', () => {
  it('allows so many calls of a key at once, and says how long to wait for the next', () => {
    const limiter = new BatchedLimiter(new RateLimiterMemory(LIMIT));
    const now = Date.now();

    const waits = [0, 1, 2, 1_000].map((ms) => limiter.count('one', now + ms));

    expect(waits).toEqual([0, 0, 0, 59_000]);
    expect(limiter.count('another', now)).toBe(0);
  });

  it('begins again when the window has ended', () => {
    const limiter = new BatchedLimiter(new RateLimiterMemory(LIMIT));
    const now = Date.now();
    for (let call = 0; call < 4; call += 1) limiter.count('one', now);

    expect(limiter.count('one', now + 60_000)).toBe(0);
  });

  it('learns of the calls that another process has had', async () => {
    const shared = new RateLimiterMemory(LIMIT);
    const limiter = new BatchedLimiter(shared);
    await shared.consume('key', LIMIT.points);

    expect(limiter.count('key')).toBe(0);
    await eventually(async () => expect((await shared.get('key'))?.consumedPoints).toBe(LIMIT.points + 1));

    await eventually(() => expect(limiter.count('key')).toBeGreaterThan(0));
  });
});
