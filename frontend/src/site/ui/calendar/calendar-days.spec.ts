import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { dayState, type DayState } from '../../../shared/calendar/day-state.ts';
import { fromLocalDate, toLocalDate } from '../../../shared/calendar/local-dates.ts';
import { horizonOf, pickDay, pickFreeDay, rangesForGuests, spanAround, spanOfStay } from './calendar-days.ts';

const range = (kind: BusyRange['kind'], from: [string, string], to: [string, string]): BusyRange => ({
  kind,
  from: istInstant(...from).toISOString(),
  to: istInstant(...to).toISOString(),
});

describe('dayState of the booking calendar', () => {
  const ranges = [
    range('taken', ['2026-12-05', '14:00'], ['2026-12-07', '12:00']),
    range('taken', ['2026-12-12', '00:00'], ['2026-12-13', '00:00']),
    range('requested', ['2026-12-20', '14:00'], ['2026-12-21', '11:00']),
  ];

  it.each<[string, DayState, string]>([
    ['2026-12-04', 'free', 'the day before a stay'],
    ['2026-12-05', 'leave-only', 'the check-in day of another stay'],
    ['2026-12-06', 'taken', 'a day within a stay'],
    ['2026-12-07', 'arrive-only', 'the check-out day of another stay'],
    ['2026-12-08', 'free', 'the day after a stay'],
    ['2026-12-12', 'taken', 'a day that the owner has blocked'],
    ['2026-12-20', 'requested', 'a day of a pending booking'],
  ])('%s is %s: %s', (day, state) => {
    expect(dayState(day, ranges)).toBe(state);
  });

  it('accounts for the turnaround after the guest’s own check-out', () => {
    const guests = rangesForGuests({
      from: '2026-12-01',
      to: '2026-12-31',
      ranges: [
        range('taken', ['2026-12-05', '10:00'], ['2026-12-05', '22:00']),
        range('taken', ['2026-12-12', '09:30'], ['2026-12-13', '12:00']),
        range('requested', ['2026-12-20', '14:00'], ['2026-12-21', '11:00']),
      ],
      turnaroundMinutes: 60,
    });

    expect(guests[0]?.from).toBe(istInstant('2026-12-05', '09:00').toISOString());
    expect(dayState('2026-12-05', guests)).toBe('leave-only');
    expect(dayState('2026-12-12', guests)).toBe('taken');
    expect(guests[2]).toEqual(range('requested', ['2026-12-20', '14:00'], ['2026-12-21', '11:00']));
  });

  it.each([
    ['lower', 60, 240],
    ['higher', 240, 60],
  ])('leaves an agreed stay its own turnaround when that of today is %s', (_what, turnaroundMinutes, kept) => {
    const own = { checkinDate: '2026-12-05', checkinTime: '14:00', checkoutDate: '2026-12-07', checkoutTime: '11:00' };
    const leaves = istInstant('2026-12-07', '11:00').getTime();
    const nextArrives = new Date(leaves + kept * 60_000).toISOString();
    const next = { ...range('taken', ['2026-12-08', '00:00'], ['2026-12-09', '11:00']), from: nextArrives };
    const ownStay = range('taken', ['2026-12-05', '14:00'], ['2026-12-07', '11:00']);
    const availability = {
      from: '2026-12-01',
      to: '2026-12-31',
      ranges: [{ ...ownStay, to: nextArrives }, next],
      turnaroundMinutes,
    };

    const others = rangesForGuests(availability, { ...own, status: 'confirmed', keptTurnaroundMinutes: kept });

    expect(others).toEqual([{ ...next, from: new Date(leaves).toISOString() }]);
  });

  it('returns the same day after conversion to a local date and back, in any time zone', () => {
    expect(fromLocalDate(toLocalDate('2026-12-31'))).toBe('2026-12-31');
  });
});

describe('pickDay of the booking calendar', () => {
  it.each([
    ['sets the check-in day on the first tap', '2026-12-05', '', '', '2026-12-05', ''],
    ['sets the check-out day on the second tap', '2026-12-07', '2026-12-05', '', '2026-12-05', '2026-12-07'],
    ['accepts the check-in day as check-out day', '2026-12-05', '2026-12-05', '', '2026-12-05', '2026-12-05'],
    ['sets a new check-in day on a tap before the first', '2026-12-01', '2026-12-05', '', '2026-12-01', ''],
    ['sets a new check-in day when both dates are set', '2026-12-09', '2026-12-05', '2026-12-07', '2026-12-09', ''],
  ])('%s', (_name, day, checkinDate, checkoutDate, from, to) => {
    expect(pickDay(day, { checkinDate, checkoutDate })).toEqual({ checkinDate: from, checkoutDate: to });
  });
});

it('spanAround starts no earlier than today', () => {
  expect(spanAround('2026-11-25', '2026-11-21').from).toBe('2026-11-21');
  expect(spanAround('2027-02-10', '2026-11-21')).toEqual({ from: '2027-01-25', to: '2027-04-17' });
});

it.each([
  ['of a short stay is that of its month', '2027-02-10', '2027-02-12', { from: '2027-01-25', to: '2027-04-17' }],
  ['of a long stay reaches its check-out', '2026-12-30', '2027-02-28', { from: '2026-11-24', to: '2027-02-28' }],
  ['without a check-out is that of the month', '2027-02-10', '', { from: '2027-01-25', to: '2027-04-17' }],
  ['is never longer than the server answers', '2027-01-31', '2028-01-31', { from: '2026-12-27', to: '2028-01-31' }],
])('the span of days to load %s', (_what, checkinDate, checkoutDate, span) => {
  expect(spanOfStay({ checkinDate, checkoutDate }, '2026-11-21')).toEqual(span);
});

it.each([
  ['before a check-in day is chosen', '', '2026-12-11'],
  ['after an early check-in day', '2026-12-02', '2026-12-11'],
  ['after a late check-in day', '2026-12-10', '2026-12-13'],
  ['after a typed check-in day that is too late', '2027-02-01', '2026-12-11'],
])('the last day to choose %s (%j) is %s', (_when, checkin, day) => {
  expect(horizonOf({ maxDaysAhead: 10, maxNights: 3 }, '2026-12-01', checkin)).toEqual({
    lastCheckin: '2026-12-11',
    lastCheckout: '2026-12-14',
    lastChoice: day,
  });
});

describe('pickFreeDay', () => {
  const taken = [{ from: '2026-12-05T08:30:00.000Z', to: '2026-12-06T05:30:00.000Z', kind: 'taken' as const }];
  const from = (checkinDate: string) => ({ checkinDate, checkoutDate: '' });

  it.each([
    [
      'a later day before the taken stay',
      '2026-12-03',
      '2026-12-05',
      { checkinDate: '2026-12-03', checkoutDate: '2026-12-05' },
    ],
    ['a day beyond the taken stay', '2026-12-03', '2026-12-08', { checkinDate: '2026-12-08', checkoutDate: '' }],
    ['the same day', '2026-12-03', '2026-12-03', { checkinDate: '2026-12-03', checkoutDate: '2026-12-03' }],
  ])('returns for %s the check-in and check-out dates', (_what, started, day, dates) => {
    expect(pickFreeDay(day, from(started), taken)).toEqual(dates);
  });
});
