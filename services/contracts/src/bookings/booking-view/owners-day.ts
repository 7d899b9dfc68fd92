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
  /** Confirmed and completed stays without a payment whose deadline has passed, the longest overdue first. */
  overdue: StayOfDay[];
}
