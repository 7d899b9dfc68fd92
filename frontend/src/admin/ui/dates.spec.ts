import { describe, expect, it } from '@jest/globals';
import { showDay, showMoment } from './dates.ts';

describe('dates on the dashboard', () => {
  it('shows a calendar day the same in every zone', () => {
    expect(showDay('2026-11-01')).toBe('Nov 01, 2026');
  });

  it('shows an instant as India sees it', () => {
    expect(showMoment('2026-11-20T20:30:00.000Z')).toBe('Nov 21, 2026, 02:00');
  });
});
