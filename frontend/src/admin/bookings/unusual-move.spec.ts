import { describe, expect, it } from '@jest/globals';
import { isUnusualMove } from './unusual-move.ts';

describe('isUnusualMove', () => {
  it.each([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'completed'],
  ] as const)('is false from %s to %s', (from, to) => {
    expect(isUnusualMove(from, to)).toBe(false);
  });

  it.each([
    ['pending', 'completed'],
    ['confirmed', 'pending'],
    ['cancelled', 'pending'],
    ['cancelled', 'confirmed'],
    ['cancelled', 'completed'],
    ['completed', 'pending'],
    ['completed', 'confirmed'],
    ['completed', 'cancelled'],
  ] as const)('is true from %s to %s', (from, to) => {
    expect(isUnusualMove(from, to)).toBe(true);
  });

  it('is false when the status stays the same', () => {
    expect(isUnusualMove('completed', 'completed')).toBe(false);
  });
});
