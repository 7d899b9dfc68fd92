import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatClock } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from './stay-text.ts';

/** Compared fields of a booking, as text. */
export type Compared<T> = readonly [name: string, text: (booking: T) => string][];

type Stay = Pick<BookingView, 'checkinDate' | 'checkoutDate' | 'checkinTime' | 'checkoutTime' | 'guestCount'>;
export type ShownRequest = Stay & Pick<BookingView, 'servicesPrice' | 'couponCode' | 'finalTotal'>;

export const STAY: Compared<Stay> = [
  ['Dates', daysText],
  ['Check-in time', ({ checkinTime }) => formatClock(checkinTime)],
  ['Check-out time', ({ checkoutTime }) => (checkoutTime ? formatClock(checkoutTime) : 'not chosen')],
  ['Guests', ({ guestCount }) => formatGuests(guestCount)],
];

export const COUPON: Compared<Pick<BookingView, 'couponCode'>> = [['Coupon', ({ couponCode }) => couponCode ?? 'none']];

/** Of a booking in a list, which has no names of services. */
const REQUEST: Compared<ShownRequest> = [
  ...STAY,
  ['Services', ({ servicesPrice }) => formatRupees(servicesPrice)],
  ...COUPON,
  ['Total', ({ finalTotal }) => formatRupees(finalTotal)],
];

export interface Difference {
  name: string;
  was: string;
  is: string;
}

/** The compared fields that have changed since a booking was read. */
export function differencesIn<T>(compared: Compared<T>, read: T, newer: T): Difference[] {
  return compared
    .map(([name, text]) => ({ name, was: text(read), is: text(newer) }))
    .filter(({ was, is }) => was !== is);
}

/** What the owner agrees to by confirming a booking request, where it has changed since it was shown. */
export const newerRequest = (shown: ShownRequest, newer: ShownRequest): Difference[] =>
  differencesIn(REQUEST, shown, newer);
