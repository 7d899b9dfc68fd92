import { expect, it } from '@jest/globals';
import type { StayOfDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { shownOverdue } from './overdue.ts';

const stays = (status: StayOfDay['status'], ...ids: number[]) => ids.map((id) => ({ id, status }) as StayOfDay);

it.each([
  ['all stays that are not over', stays('confirmed', 1, 2, 3, 4), 4, [1, 2, 3, 4], 0],
  ['three stays that are over', stays('completed', 9, 8, 7), 3, [9, 8, 7], 0],
  [
    'the first three of more stays that are over',
    [...stays('confirmed', 1), ...stays('completed', 9, 8, 7, 6)],
    5,
    [1, 9, 8, 7],
    1,
  ],
  ['how many are left out of a list that was cut off', stays('completed', 9, 8, 7, 6), 60, [9, 8, 7], 57],
  ['the number of the list if there is no total', stays('completed', 9, 8, 7, 6), undefined, [9, 8, 7], 1],
])('overdue payments show %s', (_what, overdue, overdueTotal, ids, more) => {
  const shown = shownOverdue({ overdue, overdueTotal });

  expect(shown.stays.map(({ id }) => id)).toEqual(ids);
  expect(shown).toMatchObject({ total: overdueTotal ?? overdue.length, more });
});
