/**
 * Cache tags to invalidate after a change of a booking: it also changes the counts, the calendar and competing
 * requests, and sends messages.
 */
export const BOOKING_CHANGED = [
  'Booking',
  'BookingList',
  'BookingSummary',
  'ChangeRequestList',
  'MessageSentList',
  'Calendar',
  'Availability',
] as const;
