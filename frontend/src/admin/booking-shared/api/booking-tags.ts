/**
 * Cache tags to invalidate after a change of a booking: it also changes the counts, the calendar and competing requests.
 */
export const BOOKING_CHANGED = [
  'Booking',
  'BookingList',
  'BookingSummary',
  'ChangeRequestList',
  'Calendar',
  'Availability',
] as const;
