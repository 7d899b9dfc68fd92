import { describe, expect, it } from '@jest/globals';
import { MAX_RECENT_CHANGES, type AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { hasNextPage, mayHaveOlder, newestFirst, olderThan } from './history-pages.ts';

const entries = (...ids: number[]): AuditEntryView[] =>
  ids.map((id) => ({
    ...{ id, actor: 'owner', action: 'reminded', from: null, to: null, note: null },
    at: '2026-11-23T04:30:00.000Z',
  }));
const idsOf = (list: readonly AuditEntryView[]) => list.map(({ id }) => id);

describe('the history of a booking', () => {
  it('has the newest change first', () => {
    expect(idsOf(newestFirst(entries(1, 2, 9, 10)))).toEqual([10, 9, 2, 1]);
  });

  it.each([
    [0, false],
    [MAX_RECENT_CHANGES - 1, false],
    [MAX_RECENT_CHANGES, true],
  ])('with %s changes offers older ones: %s', (count, expected) => {
    expect(mayHaveOlder(entries(...Array.from({ length: count }, (_, index) => index)))).toBe(expected);
  });

  it('shows a change once that has moved to the next page', () => {
    expect(idsOf(olderThan(250, entries(251, 250, 249, 248)))).toEqual([249, 248]);
  });

  it.each([
    [2, 2 * MAX_RECENT_CHANGES, false],
    [2, 2 * MAX_RECENT_CHANGES + 1, true],
  ])('beyond page %s of %s changes has another page: %s', (page, total, expected) => {
    expect(hasNextPage(page, total)).toBe(expected);
  });
});
