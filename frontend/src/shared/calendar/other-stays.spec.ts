import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { withoutOwnStay } from './other-stays.ts';

const TURNAROUND = 60;
const stay = { checkinDate: '2027-01-08', checkinTime: '14:00', checkoutDate: '2027-01-10', checkoutTime: '11:00' };
const range = (kind: BusyRange['kind'], from: string, to: string): BusyRange => {
  const [start, end] = [from, to].map((at) => istInstant(at.slice(0, 10), at.slice(11)).toISOString());
  return { kind, from: start ?? '', to: end ?? '' };
};
const others = (status: string, ...ranges: BusyRange[]) => withoutOwnStay(ranges, { ...stay, status }, TURNAROUND);

describe('the dates of a booking that is being changed', () => {
  it('are free on its own confirmed stay and its turnaround', () => {
    expect(others('confirmed', range('taken', '2027-01-08 14:00', '2027-01-10 12:00'))).toEqual([]);
  });

  it('are taken on adjacent stays', () => {
    const before = range('taken', '2027-01-05 14:00', '2027-01-08 14:00');
    const after = range('taken', '2027-01-10 12:00', '2027-01-12 12:00');

    expect(others('confirmed', range('taken', '2027-01-05 14:00', '2027-01-12 12:00'))).toEqual([before, after]);
  });

  it('are taken or requested where other bookings are', () => {
    const elsewhere = range('taken', '2027-01-20 14:00', '2027-01-22 12:00');
    const requested = range('requested', '2027-01-08 14:00', '2027-01-10 11:00');

    expect(others('confirmed', requested, elsewhere)).toEqual([requested, elsewhere]);
  });

  it('are free on its own pending request, and taken on taken ranges', () => {
    const taken = range('taken', '2027-01-08 14:00', '2027-01-10 12:00');
    const own = range('requested', '2027-01-08 14:00', '2027-01-10 11:00');

    expect(others('pending', taken, own)).toEqual([taken]);
  });
});
