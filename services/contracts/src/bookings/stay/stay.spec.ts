import { describe, expect, it } from '@jest/globals';
import { DEFAULT_STAY_LIMITS } from './stay-limits.ts';
import {
  checkoutTimeOf,
  overlaps,
  stayInterval,
  stayProblem,
  withTurnaround,
  type StayDates,
  isStayOver,
} from './stay.ts';

const night: StayDates = { checkinDate: '2026-12-01', checkinTime: '12:00', checkoutDate: '2026-12-02' };
const visit: StayDates = { ...night, checkoutDate: night.checkinDate };

describe('stayInterval', () => {
  it.each<[string, StayDates, string]>([
    ['a night without a check-out time', night, '11:00'],
    ['a night with an empty one', { ...night, checkoutTime: '' }, '11:00'],
    ['a night with null', { ...night, checkoutTime: null }, '11:00'],
    ['a same-day visit without one', visit, '21:00'],
    ['a chosen one', { ...visit, checkoutTime: '12:00' }, '12:00'],
  ])('for %s ends at %s', (_name, stay, time) => {
    expect(checkoutTimeOf(stay)).toBe(time);
  });

  it('is in India’s time, whatever the zone of the machine', () => {
    const { from, to } = stayInterval(night);

    expect(from.toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(to.toISOString()).toBe('2026-12-02T05:30:00.000Z');
  });

  it.each<[string, StayDates, StayDates, boolean]>([
    ['the same night', night, night, true],
    ['a visit on the day of arrival', night, visit, true],
    [
      'the next guest at the very minute',
      night,
      { checkinDate: '2026-12-02', checkinTime: '11:00', checkoutDate: '2026-12-03' },
      false,
    ],
    [
      'the next guest a minute early',
      night,
      { checkinDate: '2026-12-02', checkinTime: '10:59', checkoutDate: '2026-12-03' },
      true,
    ],
    ['a stay around it', night, { checkinDate: '2026-11-30', checkinTime: '12:00', checkoutDate: '2026-12-05' }, true],
  ])('overlaps returns the same both ways round for %s', (_name, first, second, expected) => {
    const [a, b] = [stayInterval(first), stayInterval(second)];

    expect([overlaps(a, b), overlaps(b, a)]).toEqual([expected, expected]);
  });

  it('with the turnaround overlaps a stay that begins before its end', () => {
    const next = stayInterval({ checkinDate: '2026-12-02', checkinTime: '11:30', checkoutDate: '2026-12-03' });

    expect(overlaps(withTurnaround(stayInterval(night), 60), next)).toBe(true);
    expect(overlaps(withTurnaround(stayInterval(night), 30), next)).toBe(false);
  });
});

describe('stayProblem on 2026-11-21 at noon', () => {
  const now = new Date('2026-11-21T12:00:00+05:30');
  const problem = (stay: Partial<StayDates>) => stayProblem({ ...night, ...stay }, now, DEFAULT_STAY_LIMITS);

  it.each<[string, Partial<StayDates>]>([
    ['today', { checkinDate: '2026-11-21', checkoutDate: '2026-11-22' }],
    ['a visit today', { checkinDate: '2026-11-21', checkoutDate: '2026-11-21', checkinTime: '10:00' }],
    ['the same day', { checkoutDate: '2026-12-01' }],
    ['365 days ahead', { checkinDate: '2027-11-21', checkoutDate: '2027-11-22' }],
    ['for 30 nights', { checkoutDate: '2026-12-31' }],
  ])('accepts a request for %s', (_name, stay) => {
    expect(problem(stay)).toBeUndefined();
  });

  it.each<[string, Partial<StayDates>, string, string]>([
    ['yesterday', { checkinDate: '2026-11-20' }, 'checkinDate', 'Check-in date cannot be in the past'],
    [
      '366 days ahead',
      { checkinDate: '2027-11-22', checkoutDate: '2027-11-23' },
      'checkinDate',
      'Check-in can be at most 365 days ahead',
    ],
    [
      'a check-out before the check-in',
      { checkoutDate: '2026-11-30' },
      'checkoutDate',
      'Check-out date cannot be before the check-in date',
    ],
    ['31 nights', { checkoutDate: '2027-01-01' }, 'checkoutDate', 'A stay can be at most 30 nights'],
    [
      'a visit that ends before it begins',
      { checkoutDate: '2026-12-01', checkoutTime: '11:00' },
      'checkoutTime',
      'Check-out must be after check-in',
    ],
    [
      'a visit of no length',
      { checkoutDate: '2026-12-01', checkoutTime: '12:00' },
      'checkoutTime',
      'Check-out must be after check-in',
    ],
  ])('refuses a request for %s', (_name, stay, path, message) => {
    expect(problem(stay)).toEqual({ path, message });
  });

  it('applies the limits of the site settings', () => {
    const limits = { maxDaysAhead: 10, maxNights: 1 };

    expect(stayProblem(night, now, limits)).toBeUndefined();
    expect(stayProblem({ ...night, checkoutDate: '2026-12-03' }, now, limits)).toEqual({
      path: 'checkoutDate',
      message: 'A stay can be at most 1 night',
    });
    expect(stayProblem(night, new Date('2026-11-20T12:00:00+05:30'), limits)).toEqual({
      path: 'checkinDate',
      message: 'Check-in can be at most 10 days ahead',
    });
  });
});

it.each([
  ['11:59', false],
  ['12:00', true],
])('a visit until 12:00 at %s is over: %s', (time, isOver) => {
  const visit = { checkinDate: '2026-11-21', checkoutDate: '2026-11-21', checkinTime: '10:00', checkoutTime: '12:00' };

  expect(isStayOver(visit, new Date(`2026-11-21T${time}:00+05:30`))).toBe(isOver);
});
