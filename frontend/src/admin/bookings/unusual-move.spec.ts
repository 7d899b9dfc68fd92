import { describe, expect, it } from '@jest/globals';
import { isOddMove } from './odd-move.ts';

describe('a change of status', () => {
  it.each([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'completed'],
  ] as const)('goes through unasked from %s to %s', (from, to) => {
    expect(isOddMove(from, to)).toBe(false);
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
  ] as const)('is asked about from %s to %s', (from, to) => {
    expect(isOddMove(from, to)).toBe(true);
  });

  it('is none when the status stays', () => {
    expect(isOddMove('completed', 'completed')).toBe(false);
  });
});
