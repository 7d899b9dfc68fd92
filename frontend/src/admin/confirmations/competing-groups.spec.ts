import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { allCompete, requestedFirst, competingGroups, competitorsOf, groupKey } from './competing-groups.ts';

function aRequest(id: number, checkinDate: string, checkoutDate: string, competingRequests: number): BookingView {
  const stay = { id, checkinDate, checkoutDate, checkinTime: '12:00', checkoutTime: '11:00' };
  const createdAt = `2026-11-01T08:0${id}:00.000Z`;
  return { ...stay, competingRequests, createdAt, status: 'pending', turnaroundMinutes: 60 } as BookingView;
}

const idsOf = (bookings: readonly BookingView[]) =>
  competingGroups(bookings).map((group) => group.bookings.map(({ id }) => id));

describe('competingGroups', () => {
  it('keeps a booking request without competitors in a group of its own', () => {
    expect(idsOf([aRequest(1, '2026-12-01', '2026-12-02', 0), aRequest(2, '2026-12-01', '2026-12-02', 0)])).toEqual([
      [1],
      [2],
    ]);
  });

  it('puts a group at the position of its first booking request', () => {
    const requests = [
      aRequest(1, '2026-12-01', '2026-12-03', 1),
      aRequest(2, '2026-12-20', '2026-12-21', 0),
      aRequest(3, '2026-12-02', '2026-12-04', 1),
    ];

    expect(idsOf(requests)).toEqual([[1, 3], [2]]);
  });

  it('joins two booking requests that compete with the same third one', () => {
    const requests = [
      aRequest(1, '2026-12-01', '2026-12-02', 1),
      aRequest(2, '2026-12-04', '2026-12-05', 1),
      aRequest(3, '2026-12-01', '2026-12-05', 2),
    ];

    expect(idsOf(requests)).toEqual([[1, 3, 2]]);
  });

  it('keeps adjacent stays in separate groups', () => {
    const requests = [aRequest(1, '2026-12-01', '2026-12-02', 1), aRequest(2, '2026-12-02', '2026-12-03', 1)];

    expect(idsOf(requests)).toEqual([[1], [2]]);
  });

  it('joins two booking requests only when the turnaround of the first overlaps the second', () => {
    const [first, second] = [aRequest(1, '2026-12-01', '2026-12-02', 1), aRequest(2, '2026-12-02', '2026-12-03', 1)];

    expect(idsOf([{ ...first, turnaroundMinutes: 180 }, second])).toEqual([[1, 2]]);
  });

  it('keeps the key of a group when a newer request joins it', () => {
    const requests = [aRequest(3, '2026-12-02', '2026-12-04', 1), aRequest(2, '2026-12-01', '2026-12-03', 1)];
    const newer = aRequest(4, '2026-12-02', '2026-12-03', 2);

    expect(competingGroups([newer, ...requests]).map(groupKey)).toEqual(competingGroups(requests).map(groupKey));
  });

  it('counts the competitors that are on another page', () => {
    const [group] = competingGroups([
      aRequest(1, '2026-12-01', '2026-12-03', 3),
      aRequest(2, '2026-12-02', '2026-12-04', 2),
    ]);

    expect(group).toMatchObject({ anchor: { id: 1 }, missing: 2 });
  });
});

describe('pairs within a group of competing requests', () => {
  const early = aRequest(2, '2026-12-01', '2026-12-02', 1);
  const late = aRequest(1, '2026-12-04', '2026-12-05', 1);
  const long = aRequest(3, '2026-12-01', '2026-12-05', 2);
  const all = [early, late, long];

  it('competitorsOf leaves out a booking request that competes only with a third one', () => {
    expect(competitorsOf(early, all).map(({ id }) => id)).toEqual([3]);
    expect(competitorsOf(long, all).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('allCompete is true only when every pair competes', () => {
    expect(allCompete(all)).toBe(false);
    expect(allCompete([early, long])).toBe(true);
  });

  it('requestedFirst compares a booking request with its own competitors only', () => {
    expect(requestedFirst(early, competitorsOf(early, all))).toBe(true);
    expect(requestedFirst(long, competitorsOf(long, all))).toBe(false);
  });
});
