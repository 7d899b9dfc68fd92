import type { StayInterval } from '@farmhouse/contracts/bookings/stay/stay';

/** A half-open interval as Postgres reads a `tstzrange`. */
export function rangeText({ from, to }: StayInterval): string {
  return `[${from.toISOString()},${to.toISOString()})`;
}
