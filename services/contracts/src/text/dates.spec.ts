import { describe, expect, it } from '@jest/globals';
import { formatClock, formatDay, formatInstant } from './dates.ts';

describe('dates and times in words', () => {
  it.each([
    ['2026-11-21', 'Sat, 21 Nov 2026'],
    ['2026-09-01', 'Tue, 1 Sep 2026'],
    ['2028-02-29', 'Tue, 29 Feb 2028'],
  ])('reads the day %s as %s', (date, words) => {
    expect(formatDay(date)).toBe(words);
  });

  it.each([
    ['00:05', '12:05 am'],
    ['09:00', '9:00 am'],
    ['12:00', '12:00 pm'],
    ['21:30', '9:30 pm'],
  ])('reads the time %s as %s', (time, words) => {
    expect(formatClock(time)).toBe(words);
  });

  it('shows an instant by the clocks of India, past their midnight too', () => {
    expect(formatInstant(new Date('2026-11-21T19:00:00Z'))).toBe('Sun, 22 Nov 2026, 12:30 am');
  });
});
