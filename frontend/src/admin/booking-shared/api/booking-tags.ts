/**
 * Cache tags to invalidate after a change of a booking: it also changes the counts, the calendar, competing
 * requests and nights sold twice, and sends messages.
 */
export const BOOKING_CHANGED = [
  'Booking',
  'BookingList',
  'BookingSummary',
  'ChangeRequestList',
  'MessageSentList',
  'Calendar',
  'CalendarClash',
  'Availability',
] as const;
