import { describe, expect, it } from '@jest/globals';
import { bookingsFileName } from './bookings-file-name.ts';

describe('bookingsFileName', () => {
  it.each([
    ['2026-11-21T08:00:00Z', 'bookings-2026-11-21.csv'],
    ['2026-11-20T18:29:59Z', 'bookings-2026-11-20.csv'],
    ['2026-11-20T18:30:00Z', 'bookings-2026-11-21.csv'],
    ['2026-12-31T20:00:00Z', 'bookings-2027-01-01.csv'],
  ])('at %s is %s, the day in India', (now, name) => {
    expect(bookingsFileName(new Date(now))).toBe(name);
  });
});
