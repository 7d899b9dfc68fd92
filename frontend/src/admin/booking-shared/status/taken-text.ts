import { TAKEN_BY_BLOCK } from '@farmhouse/contracts/bookings/availability/dates-taken';

/** What has taken a booking's dates, as text; `takenBy` is a stay's code, `block`, or a calendar. Rule: taken dates. */
export function takenText(takenBy: string): string {
  return takenBy === TAKEN_BY_BLOCK ? 'Dates blocked by you' : `Dates taken by ${takenBy}`;
}
