import { describe, expect, it } from '@jest/globals';
import type { FunnelCount } from '@farmhouse/contracts/analytics/funnel';
import { comparedWithWeek, largestCount } from './funnel-counts.ts';

const counted = (visitors: number, weekBefore: number): FunnelCount => ({
  action: 'wizard-personal',
  visitors,
  weekBefore,
});

describe('comparedWithWeek', () => {
  it.each([
    [5, 5, 'as usual'],
    [9, 5, 'usually 5, 4 more'],
    [3, 5.4, 'usually 5.4, 2.4 fewer'],
    [0, 0.1, 'usually 0.1, 0.1 fewer'],
  ])('of %d visitors against %d is %s', (visitors, weekBefore, text) => {
    expect(comparedWithWeek(counted(visitors, weekBefore))).toBe(text);
  });
});

describe('largestCount', () => {
  it('covers stages and obstacles, the day and the week before', () => {
    const day = '2026-11-22';

    expect(largestCount({ day, stages: [counted(3, 5.4)], obstacles: [counted(2, 1)] })).toBe(5.4);
    expect(largestCount({ day, stages: [counted(3, 1)], obstacles: [counted(7, 1)] })).toBe(7);
    expect(largestCount({ day, stages: [counted(0, 0)], obstacles: [counted(0, 0)] })).toBe(0);
  });
});
