/**
 * Summaries of days that sites close automatically, without a booking: Airbnb's notice and horizon, which move every
 * day. Booking.com's 'CLOSED - Not available' is not among them: it is also used for bookings.
 */
const CLOSED_BY_SITE = /^(?:airbnb \(not available\)|not available)$/i;

export const isClosedBySite = (summary: string): boolean => CLOSED_BY_SITE.test(summary);
