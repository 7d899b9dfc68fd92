import type { BookingView } from './booking-view.ts';

/** A confirmed or overdue stay as the owner's day shows it. */
export interface StayOfDay extends BookingView {
  serviceNames: string[];
  /** ISO instant until which the payment is due. */
  paymentDeadline: string | null;
}

/** The owner's day in India: the confirmed stays that touch it, in the order of their times, and overdue payments. */
export interface OwnersDay {
  /** `YYYY-MM-DD` */
  date: string;
  arrivals: StayOfDay[];
  departures: StayOfDay[];
  /** Whose stay has begun and is not over at this moment. */
  inHouse: StayOfDay[];
  /**
   * Confirmed and completed stays without a payment whose deadline has passed: first the confirmed ones, the longest
   * overdue first, then the completed ones, the latest stay first. At most 50.
   */
  overdue: StayOfDay[];
  /** How many such stays there are. Absent in answers of an earlier version, which listed at most 500. */
  overdueTotal?: number;
}
