import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import { istInstant } from '@farmhouse/contracts/bookings/stay';
import { dayState, fromLocalDate, pickDay, spanAround, toLocalDate, type DayState } from './calendar-days.ts';

const range = (kind: BusyRange['kind'], from: [string, string], to: [string, string]): BusyRange => ({
  kind,
  from: istInstant(...from).toISOString(),
  to: istInstant(...to).toISOString(),
});

describe('a day in the calendar', () => {
  const ranges = [
    range('taken', ['2026-12-05', '14:00'], ['2026-12-07', '12:00']),
    range('taken', ['2026-12-12', '00:00'], ['2026-12-13', '00:00']),
    range('requested', ['2026-12-20', '14:00'], ['2026-12-21', '11:00']),
  ];

  it.each<[string, DayState, string]>([
    ['2026-12-04', 'free', 'the day before a stay'],
    ['2026-12-05', 'leave-only', 'the day others arrive'],
    ['2026-12-06', 'taken', 'the day in the middle'],
    ['2026-12-07', 'arrive-only', 'the day others leave'],
    ['2026-12-08', 'free', 'the day after'],
    ['2026-12-12', 'taken', 'a day the owner blocked'],
    ['2026-12-20', 'requested', 'a day somebody has asked for'],
  ])('%s is %s: %s', (day, state) => {
    expect(dayState(day, ranges)).toBe(state);
  });

  it('is the same day on screen and in India, whatever this machine’s zone', () => {
    expect(fromLocalDate(toLocalDate('2026-12-31'))).toBe('2026-12-31');
  });
});

describe('picking days', () => {
  it.each([
    ['begins a stay', '2026-12-05', '', '', '2026-12-05', ''],
    ['ends the one begun', '2026-12-07', '2026-12-05', '', '2026-12-05', '2026-12-07'],
    ['may end it on the same day', '2026-12-05', '2026-12-05', '', '2026-12-05', '2026-12-05'],
    ['begins again before it', '2026-12-01', '2026-12-05', '', '2026-12-01', ''],
    ['begins anew after a whole stay', '2026-12-09', '2026-12-05', '2026-12-07', '2026-12-09', ''],
  ])('%s', (_name, day, checkinDate, checkoutDate, from, to) => {
    expect(pickDay(day, { checkinDate, checkoutDate })).toEqual({ checkinDate: from, checkoutDate: to });
  });
});

it('asks for no days before today', () => {
  expect(spanAround('2026-11-25', '2026-11-21').from).toBe('2026-11-21');
  expect(spanAround('2027-02-10', '2026-11-21')).toEqual({ from: '2027-01-25', to: '2027-04-17' });
});
