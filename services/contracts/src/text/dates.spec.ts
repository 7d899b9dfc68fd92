import { describe, expect, it } from '@jest/globals';
import {
  formatBookingsDay,
  formatBookingsInstant,
  formatChartDay,
  formatClock,
  formatDate,
  formatDay,
  formatDayAndMonth,
  formatDayAndTime,
  formatDayOfMonth,
  formatDayRange,
  formatInstant,
  formatListedDay,
  formatListedDays,
  formatLongDay,
  formatMonth,
  formatNights,
  formatShortDay,
  formatShortMonth,
  formatWeekday,
  otherYear,
} from './dates.ts';

describe('dates and times on the site, on the dashboard and in mails', () => {
  it.each([
    ['2026-11-21', 'Sat, 21 Nov 2026'],
    ['2026-09-01', 'Tue, 1 Sep 2026'],
    ['2028-02-29', 'Tue, 29 Feb 2028'],
  ])('formatDay writes %s as %s', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });

  it.each([
    ['00:05', '12:05 am'],
    ['09:00', '9:00 am'],
    ['12:00', '12:00 pm'],
    ['21:30', '9:30 pm'],
  ])('formatClock writes %s as %s', (time, text) => {
    expect(formatClock(time)).toBe(text);
  });

  it("formatInstant writes an instant by India's clocks, past midnight in India", () => {
    expect(formatInstant(new Date('2026-11-21T19:00:00Z'))).toBe('Sun, 22 Nov 2026, 12:30 am');
    expect(formatInstant('2026-12-12T07:30:00.000Z')).toBe('Sat, 12 Dec 2026, 1:00 pm');
  });

  it('formatDayAndTime, formatShortDay and formatLongDay write a day with its time, without its year, and in full', () => {
    expect(formatDayAndTime('2026-12-12', '13:00')).toBe('Sat, 12 Dec 2026, 1:00 pm');
    expect(formatShortDay('2026-11-21')).toBe('Sat, 21 Nov');
    expect(formatLongDay('2026-11-21')).toBe('Saturday, 21 November 2026');
    expect(formatDayAndMonth('2026-11-21')).toBe('21 November');
  });

  it('otherYear is the year of a day of another year', () => {
    expect([otherYear('2027-01-01', '2026-12-31'), otherYear('2026-12-31', '2026-01-01')]).toEqual([' 2027', '']);
  });

  it.each([
    ['2026-11-21', '2026-11-23', 'Sat, 21 Nov 2026 to Mon, 23 Nov 2026'],
    ['2026-11-21', '2026-11-21', 'Sat, 21 Nov 2026'],
  ])('formatDayRange writes the days from %s to %s as %s', (from, to, text) => {
    expect(formatDayRange(from, to)).toBe(text);
  });

  it.each([
    [0, 'Day visit'],
    [1, '1 night'],
    [2, '2 nights'],
  ])('formatNights writes %i nights as %s', (nights, text) => {
    expect(formatNights(nights)).toBe(text);
  });

  it('formatBookingsDay and formatBookingsInstant write dates as the list of bookings shows them', () => {
    expect(formatBookingsDay('2026-11-01')).toBe('Nov 01, 2026');
    expect(formatBookingsInstant('2026-11-20T20:30:00.000Z')).toBe('Nov 21, 2026, 2:00 am');
  });

  it.each([
    ['2026-11-21', 'Sat, 21 Nov', '21 Nov'],
    ['2027-01-02', 'Sat, 2 Jan 2027', '2 Jan 2027'],
    ['2025-12-31', 'Wed, 31 Dec 2025', '31 Dec 2025'],
  ])('formatListedDay and formatChartDay write %s in 2026 as %s and %s', (day, listed, onChart) => {
    expect(formatListedDay(day, '2026-12-31')).toBe(listed);
    expect(formatChartDay(day, '2026-12-31')).toBe(onChart);
  });

  it.each([
    ['2027-01-22', '2027-01-24', 'Fri, 22–24 Jan'],
    ['2027-01-30', '2027-02-01', 'Sat, 30 Jan – Mon, 1 Feb'],
    ['2027-01-22', '2027-01-22', 'Fri, 22 Jan'],
    ['2026-12-31', '2027-01-01', 'Thu, 31 Dec 2026 – Fri, 1 Jan'],
    ['2027-12-31', '2028-01-01', 'Fri, 31 Dec – Sat, 1 Jan 2028'],
    ['2028-01-22', '2028-01-24', 'Sat, 22–24 Jan 2028'],
    ['2028-01-30', '2028-02-01', 'Sun, 30 Jan – Tue, 1 Feb 2028'],
    ['2028-01-22', '2028-01-22', 'Sat, 22 Jan 2028'],
  ])('formatListedDays writes a stay from %s to %s in 2027 as %s', (from, to, text) => {
    expect(formatListedDays(from, to, '2027-06-01')).toBe(text);
  });

  it('formatDate and formatWeekday write a date without its weekday, and the weekday alone', () => {
    expect(formatDate('2026-11-01')).toBe('1 Nov 2026');
    expect(formatWeekday('2026-11-21')).toBe('Sat');
  });

  it('formatMonth, formatShortMonth and formatDayOfMonth write months, and a day of every year', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatShortMonth('2026-11')).toBe('Nov 2026');
    expect(formatDayOfMonth('2026-11-16')).toBe('16 Nov');
  });
});
