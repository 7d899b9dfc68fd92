import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { competingGroups } from './competing-groups.ts';

function aRequest(id: number, checkinDate: string, checkoutDate: string, competingRequests: number): BookingView {
  const stay = { id, checkinDate, checkoutDate, checkinTime: '12:00', checkoutTime: '11:00' };
  return { ...stay, competingRequests, status: 'pending' } as BookingView;
}

const idsOf = (bookings: readonly BookingView[]) =>
  competingGroups(bookings).map((group) => group.bookings.map(({ id }) => id));

describe('the groups of competing requests', () => {
  it('leave alone what nobody competes with', () => {
    expect(idsOf([aRequest(1, '2026-12-01', '2026-12-02', 0), aRequest(2, '2026-12-01', '2026-12-02', 0)])).toEqual([
      [1],
      [2],
    ]);
  });

  it('stand where their first request stood', () => {
    const requests = [
      aRequest(1, '2026-12-01', '2026-12-03', 1),
      aRequest(2, '2026-12-20', '2026-12-21', 0),
      aRequest(3, '2026-12-02', '2026-12-04', 1),
    ];

    expect(idsOf(requests)).toEqual([[1, 3], [2]]);
  });

  it('join through a request that competes with both sides', () => {
    const requests = [
      aRequest(1, '2026-12-01', '2026-12-02', 1),
      aRequest(2, '2026-12-04', '2026-12-05', 1),
      aRequest(3, '2026-12-01', '2026-12-05', 2),
    ];

    expect(idsOf(requests)).toEqual([[1, 3, 2]]);
  });

  it('part stays that only touch', () => {
    const requests = [aRequest(1, '2026-12-01', '2026-12-02', 1), aRequest(2, '2026-12-02', '2026-12-03', 1)];

    expect(idsOf(requests)).toEqual([[1], [2]]);
  });

  it('know how many competitors are on another page', () => {
    const [group] = competingGroups([
      aRequest(1, '2026-12-01', '2026-12-03', 3),
      aRequest(2, '2026-12-02', '2026-12-04', 2),
    ]);

    expect(group).toMatchObject({ anchor: { id: 1 }, missing: 2 });
  });
});
