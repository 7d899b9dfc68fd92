import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { overlaps, stayInterval, withTurnaround } from '@farmhouse/contracts/bookings/stay/stay';

/** Booking requests connected by competing pairs, or a single one without competitors. */
export interface CompetingGroup {
  bookings: BookingView[];
  /** The request with the most competitors. */
  anchor: BookingView;
  /** Number of the anchor's competitors that are on another page. */
  missing: number;
}

/**
 * Groups the competing requests of a list; each group is at the position of its first one. Two requests of a group need
 * not compete with each other: `competitorsOf` checks pair by pair. Rule: competing requests.
 */
export function competingGroups(bookings: readonly BookingView[]): CompetingGroup[] {
  const groups: BookingView[][] = [];
  for (const booking of bookings) {
    const [first, ...others] = groups.filter((group) => group.some((other) => compete(booking, other)));
    if (!first) {
      groups.push([booking]);
      continue;
    }
    first.push(booking, ...others.flat());
    for (const other of others) groups.splice(groups.indexOf(other), 1);
  }
  return groups.map(groupOf);
}

/** Identifies a group on a list: its first request, so that it stays the same when another guest's request joins it. */
export const groupKey = ({ bookings }: CompetingGroup): number => Math.min(...bookings.map(({ id }) => id));

function groupOf(bookings: BookingView[]): CompetingGroup {
  const anchor = bookings.reduce((most, next) => (next.competingRequests > most.competingRequests ? next : most));
  const present = competitorsOf(anchor, bookings).length;
  return { bookings, anchor, missing: Math.max(anchor.competingRequests - present, 0) };
}

/** The requests that compete with this one, oldest first. */
export function competitorsOf(booking: BookingView, requests: readonly BookingView[]): BookingView[] {
  return requests.filter((other) => compete(booking, other)).sort(byCreation);
}

/** True if every pair of the requests competes. */
export function allCompete(requests: readonly BookingView[]): boolean {
  return requests.every((request) => competitorsOf(request, requests).length === requests.length - 1);
}

/** True if the request was made before each of its competitors. */
export function requestedFirst(booking: BookingView, competitors: readonly BookingView[]): boolean {
  return competitors.every((other) => byCreation(booking, other) < 0);
}

const byCreation = (a: BookingView, b: BookingView) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id;

function compete(a: BookingView, b: BookingView): boolean {
  if (a.id === b.id || a.competingRequests === 0 || b.competingRequests === 0) return false;
  const [mine, other] = [a, b].map((stay) => withTurnaround(stayInterval(stay), stay.turnaroundMinutes));
  return mine !== undefined && other !== undefined && overlaps(mine, other);
}
