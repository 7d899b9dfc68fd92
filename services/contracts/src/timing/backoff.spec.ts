import { describe, expect, it } from '@jest/globals';
import { backoffMs } from './backoff.ts';

describe('backoffMs', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 30_000],
    [5_000, 30_000],
  ])('after failed attempt %i waits %i ms, from 1 s up to 30 s', (attempt, wait) => {
    expect(backoffMs(attempt, { firstMs: 1_000, maxMs: 30_000 })).toBe(wait);
  });
});
