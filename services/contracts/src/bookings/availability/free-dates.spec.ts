import { describe, expect, it } from '@jest/globals';
import { DEFAULT_STAY_LIMITS } from '../stay/stay-limits.ts';
import { stayInterval, withTurnaround, type StayInterval } from '../stay/stay.ts';
import { addDays } from '../../timing/ist.ts';
import { isStayFree, nearestFreeDates } from './free-dates.ts';

const stay = (checkinDate: string, checkoutDate: string) => ({ checkinDate, checkoutDate, checkinTime: '12:00' });
const taken = (checkinDate: string, checkoutDate: string): StayInterval =>
  withTurnaround(stayInterval(stay(checkinDate, checkoutDate)), 60);

const search = (busy: StayInterval[], part: object = {}) =>
  nearestFreeDates({
    requested: stay('2027-03-10', '2027-03-12'),
    busy,
    turnaroundMinutes: 60,
    limits: DEFAULT_STAY_LIMITS,
    now: new Date('2027-03-01T09:00:00+05:30'),
    ...part,
  }).map(({ checkinDate, checkoutDate }) => `${checkinDate} ${checkoutDate}`);

describe('nearest free dates', () => {
  it('are the nearest one, then those that begin on the same weekday, before and after the requested dates', () => {
    expect(search([taken('2027-03-10', '2027-03-12')])).toEqual([
      '2027-03-12 2027-03-14',
      '2027-03-17 2027-03-19',
      '2027-03-03 2027-03-05',
    ]);
  });

  it('are other weekdays, the nearest first, when no week has the same one free', () => {
    const weekdays = Array.from({ length: 17 }, (_, week) => addDays('2027-01-13', 7 * week));
    const busy = weekdays.map((day) => taken(day, addDays(day, 1)));

    expect(search(busy)).toEqual(['2027-03-11 2027-03-13', '2027-03-12 2027-03-14', '2027-03-08 2027-03-10']);
  });

  it('never begin in the past, including earlier today', () => {
    const now = new Date('2027-03-09T13:00:00+05:30');

    expect(search([taken('2027-03-10', '2027-03-12')], { now })).toEqual([
      '2027-03-12 2027-03-14',
      '2027-03-17 2027-03-19',
      '2027-03-24 2027-03-26',
    ]);
  });

  it('are within the booking horizon', () => {
    const limits = { maxDaysAhead: 11, maxNights: 30 };

    expect(search([taken('2027-03-10', '2027-03-12')], { limits })).toEqual([
      '2027-03-12 2027-03-14',
      '2027-03-03 2027-03-05',
      '2027-03-08 2027-03-10',
    ]);
  });

  it('are none when sixty days either way are taken', () => {
    expect(search([taken('2026-12-01', '2027-06-01')])).toEqual([]);
  });
});

describe('isStayFree', () => {
  it.each([
    ['right after the turnaround', '2027-03-12', '2027-03-13', true],
    ['right before, with its own turnaround', '2027-03-09', '2027-03-10', true],
    ['around it', '2027-03-09', '2027-03-13', false],
    ['inside it', '2027-03-10', '2027-03-11', false],
  ])('%s', (_case, from, to, expected) => {
    expect(isStayFree(stay(from, to), 60, [taken('2027-03-10', '2027-03-12')])).toBe(expected);
  });
});
