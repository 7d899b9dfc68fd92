import type { Rate } from '../../catalogue/rate.ts';
import type { StayRule } from '../../catalogue/stay-rule.ts';
import type { DayPrice } from '../price/day-prices.ts';

/** A time in which the house is not available (`taken`) or has been requested (`requested`). */
export interface BusyRange {
  kind: 'taken' | 'requested';
  /** ISO instants, half-open. */
  from: string;
  to: string;
}

export interface Availability {
  from: string;
  to: string;
  /** Taken ranges end with the turnaround after them. */
  ranges: BusyRange[];
  /** Minutes that must also be free between a guest's check-out and the next taken range. */
  turnaroundMinutes: number;
  /** What each day costs a party of `guests`, and its rules; only when a number of guests was given. */
  days?: DayPrice[];
  /** The rates and rules behind the days; only with `terms=yes`. */
  rates?: Rate[];
  rules?: StayRule[];
}
