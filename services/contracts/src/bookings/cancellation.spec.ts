import { describe, expect, it } from '@jest/globals';
import { REFUND_TIERS, refundRows } from './cancellation.ts';

describe('refundRows', () => {
  it('covers every number of days once, from the most to none', () => {
    expect(refundRows()).toEqual([
      { when: '30 days or more', refund: '100 %' },
      { when: '15 to 29 days', refund: '75 %' },
      { when: '7 to 14 days', refund: '50 %' },
      { when: '3 to 6 days', refund: '25 %' },
      { when: 'Less than 3 days, or no arrival', refund: 'None' },
    ]);
  });

  it('never pays back more for a later cancellation', () => {
    const percents = REFUND_TIERS.map(({ percent }) => percent);

    expect(percents).toEqual([...percents].sort((a, b) => b - a));
  });
});
