import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { canPick, departureOfMoved, pickStay, tapText, type PickedStay } from './external-booking-dates.ts';

const range = (kind: BusyRange['kind'], from: string, to: string): BusyRange => ({
  kind,
  from: istInstant(from, '12:00').toISOString(),
  to: istInstant(to, '12:00').toISOString(),
});
const ranges = [range('taken', '2026-12-12', '2026-12-14'), range('requested', '2026-12-16', '2026-12-17')];
const nothing: PickedStay = { checkinDate: '', checkoutDate: '', next: 'arrival' };
const begun = (checkinDate: string, checkoutDate: string): PickedStay => ({
  checkinDate,
  checkoutDate,
  next: 'departure',
});

describe('dates of an external booking', () => {
  it.each([
    ['the departure follows on the next day', '2026-12-08', nothing, begun('2026-12-08', '2026-12-09')],
    ['a requested day can be chosen', '2026-12-16', nothing, begun('2026-12-16', '2026-12-17')],
    ['a day that is taken in the morning can begin a stay', '2026-12-14', nothing, begun('2026-12-14', '2026-12-15')],
    ['a taken day changes nothing', '2026-12-13', nothing, nothing],
    ['a day that is taken from the evening on begins no stay', '2026-12-12', nothing, nothing],
    [
      'a second tap sets the departure',
      '2026-12-11',
      begun('2026-12-08', '2026-12-09'),
      { checkinDate: '2026-12-08', checkoutDate: '2026-12-11', next: 'arrival' },
    ],
    [
      'a stay can end on the day whose evening is taken',
      '2026-12-12',
      begun('2026-12-10', '2026-12-11'),
      { checkinDate: '2026-12-10', checkoutDate: '2026-12-12', next: 'arrival' },
    ],
    [
      'a tap across taken days begins a new stay',
      '2026-12-15',
      begun('2026-12-10', '2026-12-11'),
      begun('2026-12-15', '2026-12-16'),
    ],
    [
      'a tap before the arrival begins a new stay',
      '2026-12-08',
      begun('2026-12-10', '2026-12-11'),
      begun('2026-12-08', '2026-12-09'),
    ],
    [
      'a tap after both dates are set begins a new stay',
      '2026-12-20',
      { checkinDate: '2026-12-08', checkoutDate: '2026-12-10', next: 'arrival' as const },
      begun('2026-12-20', '2026-12-21'),
    ],
  ])('%s', (_case, day, stay, after) => {
    expect(pickStay(day, stay, ranges)).toEqual(after);
  });

  it.each([
    ['2026-12-12', nothing, false],
    ['2026-12-13', nothing, false],
    ['2026-12-14', nothing, true],
    ['2026-12-12', begun('2026-12-10', '2026-12-11'), true],
    ['2026-12-13', begun('2026-12-10', '2026-12-11'), false],
  ])('on %s after %j a tap is possible: %s', (day, stay, isPossible) => {
    expect(canPick(day, stay, ranges)).toBe(isPossible);
  });
});

describe('the departure after the arrival of an external booking was changed', () => {
  it.each([
    ['is the next day if there was none', '2026-12-08', {}, '2026-12-09'],
    ['stays if it was entered first', '2026-12-08', { checkoutDate: '2026-12-11' }, '2026-12-11'],
    [
      'is the next day if it was entered first and is too early',
      '2026-12-11',
      { checkoutDate: '2026-12-08' },
      '2026-12-12',
    ],
    [
      'moves with a later arrival',
      '2026-12-10',
      { checkinDate: '2026-12-08', checkoutDate: '2026-12-11' },
      '2026-12-13',
    ],
    [
      'moves with an earlier arrival',
      '2026-12-05',
      { checkinDate: '2026-12-08', checkoutDate: '2026-12-11' },
      '2026-12-08',
    ],
  ])('%s', (_case, arrival, before, departure) => {
    expect(departureOfMoved(arrival, before)).toBe(departure);
  });
});

it.each([
  ['nothing is chosen', nothing, 'Tap the check-in day; check-out follows on the next day.'],
  [
    'the check-in was tapped',
    begun('2026-12-08', '2026-12-09'),
    'Check-in Tue, 8 Dec 2026, one night or until the day you tap next.',
  ],
  [
    'two nights were typed',
    begun('2026-12-08', '2026-12-10'),
    'Check-in Tue, 8 Dec 2026, check-out Thu, 10 Dec 2026; tap another day after check-in to change the check-out.',
  ],
  [
    'only the check-in was typed',
    begun('2026-12-08', ''),
    'Check-in Tue, 8 Dec 2026; tap a later day for the check-out.',
  ],
])('the calendar of an external booking says what a tap sets when %s', (_when, stay, text) => {
  expect(tapText(stay)).toBe(text);
});
