import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BookingPayload } from '../mail-payloads.ts';
import { HOUSE_FIELDS } from '../template/house-fields.ts';
import type { Fields } from '../template/mail-template.ts';
import { bookingLink, paymentLink } from './booking-links.ts';
import { openOf, paidOf, payableOf } from './booking-values.ts';

/** Fields that the owner's text of a mail about a booking may contain, also when anyone can trigger the mail. */
export const BOOKING_FIELDS = {
  guest_first_name: { label: 'First name', value: ({ booking }) => firstName(booking.fullName) },
  booking_code: { label: 'Booking code', value: ({ booking }) => booking.confirmationCode },
  checkin_day: { label: 'Check-in day', value: ({ booking }) => formatDay(booking.checkinDate) },
  checkin_time: { label: 'Check-in time', value: ({ booking }) => formatClock(booking.checkinTime) },
  checkout_day: { label: 'Check-out day', value: ({ booking }) => formatDay(booking.checkoutDate) },
  checkout_time: { label: 'Check-out time', value: ({ booking }) => formatClock(booking.checkoutTime) },
  guests: { label: 'Guests', value: ({ booking }) => formatGuests(booking.guestCount) },
  services: { label: 'Services', value: ({ booking }) => booking.services.map(({ name }) => name).join(', ') },
  total: { label: 'Total', value: ({ booking }) => formatRupees(booking.finalTotal) },
  paid: { label: 'Paid', value: ({ booking }) => formatRupees(paidOf(booking)) },
  still_to_pay: { label: 'Still to pay', value: ({ booking }) => formatRupees(openOf(booking)) },
  to_pay_now: { label: 'To pay now', value: ({ booking }) => formatRupees(payableOf(booking)) },
  booking_link: { label: 'Link to the booking', value: bookingLink, isLink: true },
  payment_link: { label: 'Link to pay', value: paymentLink, isLink: true },
  ...HOUSE_FIELDS,
} as const satisfies Fields<BookingPayload>;

/** Fields that the owner's text of a mail about a booking may contain if only the house triggers the mail. */
export const KNOWN_GUEST_FIELDS = {
  guest_name: { label: 'Full name', value: ({ booking }) => booking.fullName },
  ...BOOKING_FIELDS,
} as const satisfies Fields<BookingPayload>;
