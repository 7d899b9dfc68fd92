import { expect, it } from '@jest/globals';
import type { FunnelCount } from '@farmhouse/contracts/analytics/funnel';
import { largestCount } from './funnel-counts.ts';

const counted = (visitors: number, before: number): FunnelCount => ({ action: 'wizard-personal', visitors, before });

it('largestCount covers stages and obstacles, these days and the ones before', () => {
  const days = { from: '2026-11-16', to: '2026-11-22' };

  expect(largestCount({ ...days, stages: [counted(3, 5)], obstacles: [counted(2, 1)] })).toBe(5);
  expect(largestCount({ ...days, stages: [counted(3, 1)], obstacles: [counted(7, 1)] })).toBe(7);
  expect(largestCount({ ...days, stages: [counted(0, 0)], obstacles: [counted(0, 0)] })).toBe(0);
});
