import type { OwnersDay, StayOfDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';

/** Maximum number of past stays shown among the overdue payments. */
const PAST_SHOWN = 3;

/** The overdue stays shown: all that are not over, and the latest of the others. `more` are left out of `total`. */
export function shownOverdue({ overdue, overdueTotal = overdue.length }: Pick<OwnersDay, 'overdue' | 'overdueTotal'>): {
  stays: readonly StayOfDay[];
  total: number;
  more: number;
} {
  const isOver = ({ status }: StayOfDay) => status === 'completed';
  const current = overdue.filter((stay) => !isOver(stay));
  const stays = [...current, ...overdue.filter(isOver).slice(0, PAST_SHOWN)];
  return { stays, total: overdueTotal, more: overdueTotal - stays.length };
}
