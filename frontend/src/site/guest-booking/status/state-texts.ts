import type { VisibleBooking } from '../access/guest-booking.api.ts';

/** Headings that more than one page of a booking has for the same state. */
export const DATES_NO_LONGER_FREE = 'Your dates are no longer free';
export const PAYMENT_NOT_FOUND = 'We could not find your payment';
export const CHECKING_PAYMENT = 'We are checking your payment';
export const PAYMENT_VERIFIED = 'Your payment is verified';
export const NOTHING_TO_PAY = 'There is nothing to pay';
export const BOOKING_CANCELLED = 'This booking is cancelled';

/** Follows 'Your dates' or a word for them. */
export const TAKEN_MEANWHILE = 'have been taken in the meantime, so we cannot confirm them.';

/** Of a request without a time to pay by. Rule: nothing is due before confirmation. */
export const TEAM_CALLS = 'Our team calls you within 24 hours of your request to confirm your dates.';

export const LOOKING_FORWARD = 'We look forward to seeing you';
export const THANKS_FOR_STAYING = 'Thank you for staying with us';

/** What follows a verified payment whose dates are not confirmed; a notice of its own says that they are taken. */
export const afterVerified = ({ datesTaken }: Pick<VisibleBooking, 'datesTaken'>): string =>
  datesTaken ? 'Your money has arrived.' : 'We are settling your dates and will call you to confirm them.';
