import type { BookingState, BookingSnapshot } from '@farmhouse/contracts/events/payloads';

/** A booking as this service knows it now. */
export type CurrentBooking = BookingSnapshot & Pick<BookingState, 'deleted' | 'messagesPaused'>;

/** The current state, for messages whose payload holds the state when they were caused. */
export interface CurrentBookings {
  /** The booking of a snapshot, with all that has changed since. */
  booking(snapshot: BookingSnapshot): Promise<CurrentBooking>;
}
