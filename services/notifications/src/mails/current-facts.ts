import type { BookingFacts, BookingSnapshot } from '@farmhouse/contracts/events/events';

/** A booking as this service knows it now. */
export type CurrentBooking = BookingSnapshot & Pick<BookingFacts, 'deleted' | 'messagesPaused'>;

/** What is true now, for messages that were written from what was true when they were caused. */
export interface CurrentFacts {
  /** The booking of a snapshot, with all that has changed since. */
  booking(snapshot: BookingSnapshot): Promise<CurrentBooking>;
}
