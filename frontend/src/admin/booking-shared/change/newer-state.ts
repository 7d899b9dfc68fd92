import { formatClock } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../stay/stay-text.ts';
import type { ChangedBooking } from './change-values.ts';

/** The compared fields of a booking, as text. */
const COMPARED: readonly [name: string, text: (booking: ChangedBooking) => string][] = [
  ['Status', ({ status }) => status],
  ['Dates', daysText],
  ['Check-in time', ({ checkinTime }) => formatClock(checkinTime)],
  ['Check-out time', ({ checkoutTime }) => (checkoutTime ? formatClock(checkoutTime) : 'not chosen')],
  ['Guests', ({ guestCount }) => formatGuests(guestCount)],
  ['Services', ({ price }) => price.services.map(({ name }) => name).join(', ') || 'none'],
  ['Coupon', ({ couponCode }) => couponCode ?? 'none'],
  ['Total', ({ price }) => formatRupees(price.finalTotal)],
  ['Name', ({ fullName }) => fullName],
  ['Contact number', ({ contactNumber }) => contactNumber],
  ['Email', ({ email }) => email ?? 'none'],
  ['Special requests', ({ specialRequests }) => specialRequests ?? 'none'],
];

export interface Difference {
  name: string;
  was: string;
  is: string;
}

/** The fields of a booking that have changed since it was read. */
export function newerState(read: ChangedBooking, newer: ChangedBooking): Difference[] {
  return COMPARED.map(([name, text]) => ({ name, was: text(read), is: text(newer) })).filter(
    ({ was, is }) => was !== is,
  );
}
