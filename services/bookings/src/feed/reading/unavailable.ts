/**
 * How sites call days without a booking that they close automatically: Airbnb's notice and horizon, which
 * move every day. Booking.com's 'CLOSED - Not available' is none of them: it stands for its bookings, too.
 */
const CLOSED_BY_SITE = /^(?:airbnb \(not available\)|not available)$/i;

export const isClosedBySite = (summary: string): boolean => CLOSED_BY_SITE.test(summary);
