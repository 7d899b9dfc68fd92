import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { stayInterval, withTurnaround, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';

export interface OwnStay extends StayDates {
  status: string;
}

/**
 * The busy ranges without a booking's own stay, whose dates count as free when it is changed: a confirmed stay is taken
 * with the turnaround after it, a pending one is requested.
 */
export function withoutOwnStay(ranges: readonly BusyRange[], stay: OwnStay, turnaroundMinutes: number): BusyRange[] {
  const ownKind = stay.status === 'pending' ? 'requested' : 'taken';
  const interval = stayInterval(stay);
  const own = ownKind === 'taken' ? withTurnaround(interval, turnaroundMinutes) : interval;
  const [ownFrom, ownTo] = [own.from.toISOString(), own.to.toISOString()];
  return ranges.flatMap((range) => {
    if (range.kind !== ownKind || range.to <= ownFrom || range.from >= ownTo) return [range];
    return [
      ...(range.from < ownFrom ? [{ ...range, to: ownFrom }] : []),
      ...(range.to > ownTo ? [{ ...range, from: ownTo }] : []),
    ];
  });
}
