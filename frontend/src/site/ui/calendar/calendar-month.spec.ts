import { describe, expect, it } from '@jest/globals';
import { firstMonth } from './calendar-month.ts';

describe('firstMonth', () => {
  it.each([
    ['2026-11-01', '2026-11'],
    ['2026-11-23', '2026-11'],
    ['2026-11-24', '2026-12'],
    ['2026-12-31', '2027-01'],
  ])('opens the calendar on %s with %s, so that a week ahead is visible', (today, month) => {
    expect(firstMonth(today).slice(0, 7)).toBe(month);
  });
});
