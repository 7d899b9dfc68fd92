import { isDeepStrictEqual } from 'node:util';
import {
  contactProblem,
  type BookingChanges,
  type PricedStay,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { checkoutTimeOf, stayInterval, stayProblem } from '@farmhouse/contracts/bookings/stay/stay';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { keptTurnaroundOf } from '../booking/booking.rules.ts';
import type { RequestedStay } from '../calendar/calendar.service.ts';
import { uniqueServiceIds } from '../price/quote.rules.ts';

/** The changeable fields of a booking, after the change. */
export type ChangedBooking = Pick<
  BookingEntity,
  | 'fullName'
  | 'contactNumber'
  | 'email'
  | 'specialRequests'
  | 'checkinDate'
  | 'checkoutDate'
  | 'checkinTime'
  | 'checkoutTime'
  | 'guestCount'
  | 'selectedServices'
>;

/** The booking with the changes; absent fields stay unchanged. */
export function changedBooking(booking: BookingEntity, changes: BookingChanges): ChangedBooking {
  const kept = <T>(value: T | undefined, present: T): T => (value === undefined ? present : value);
  return {
    fullName: kept(changes.fullName, booking.fullName),
    contactNumber: kept(changes.contactNumber, booking.contactNumber),
    email: kept(changes.email, booking.email),
    specialRequests: kept(changes.specialRequests, booking.specialRequests),
    checkinDate: kept(changes.checkinDate, booking.checkinDate),
    checkoutDate: kept(changes.checkoutDate, booking.checkoutDate),
    checkinTime: kept(changes.checkinTime, booking.checkinTime),
    checkoutTime: kept(changes.checkoutTime, booking.checkoutTime),
    guestCount: kept(changes.guestCount, booking.guestCount),
    selectedServices: uniqueServiceIds(kept(changes.selectedServices, booking.selectedServices)),
  };
}

/** Limits for the owner, beyond which a stay must be a mistake. */
const OWNERS_LIMITS = { maxDaysAhead: 36_500, maxNights: 365 };
const LONG_AGO = new Date('2000-01-01T00:00:00+05:30');

/** Throws InvalidInput for a stay that ends before it begins, or lasts more than a year. */
export function assertPossible(stay: ChangedBooking): void {
  const problem = stayProblem(stay, LONG_AGO, OWNERS_LIMITS);
  if (problem) throw new InvalidInput([problem]);
}

/** Throws InvalidInput for a change after which the guest can be reached neither by phone nor by e-mail. */
export function assertContact(booking: BookingEntity, after: ChangedBooking): void {
  const problem = contactProblem(booking, after);
  if (problem) throw new InvalidInput([problem]);
}

/** The dates that a changed booking needs, for the calendar. An agreed stay keeps its turnaround. */
export function neededBy(booking: BookingEntity, after: ChangedBooking): RequestedStay & { id: number } {
  return { ...after, id: booking.id, keptTurnaroundMinutes: keptTurnaroundOf(booking) };
}

/** True if the dates or the hours of the stay change. */
export function isMoved(booking: BookingEntity, after: ChangedBooking): boolean {
  return !isDeepStrictEqual(stayInterval(booking), stayInterval(after));
}

/**
 * The stay rules that a change has to obey, and the time as of which its dates are checked: those of a pending booking
 * as of now, like a new request; an agreed stay obeys the rules only if its dates move, and an arrival that it keeps is
 * checked as of the time of booking.
 */
export function rulesOfChange(
  booking: BookingEntity,
  after: ChangedBooking,
  rules: readonly StayRule[],
  now: Date,
): { rules: readonly StayRule[]; requestedAt: Date } {
  if (booking.status === 'pending' || after.checkinDate !== booking.checkinDate) return { rules, requestedAt: now };
  const { from } = stayInterval(booking);
  const requestedAt = booking.createdAt < from ? booking.createdAt : from;
  return { rules: after.checkoutDate === booking.checkoutDate ? [] : rules, requestedAt };
}

/** The stay as previews and requests compare it, with its effective check-out time. */
export function stayOf(stay: ChangedBooking): Omit<PricedStay, 'price'> {
  const { checkinDate, checkoutDate, checkinTime, guestCount } = stay;
  return { checkinDate, checkoutDate, checkinTime, checkoutTime: checkoutTimeOf(stay), guestCount };
}

/** True if both lists have the same entries, in whatever order. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** True if the guest has to be notified of the change: of the stay, the services or the price. */
export function concernsGuest(booking: BookingEntity, after: ChangedBooking, price: PriceLines): boolean {
  return (
    !isDeepStrictEqual(stayOf(booking), stayOf(after)) ||
    !isSameSet(booking.selectedServices, after.selectedServices) ||
    booking.couponCode !== (price.coupon?.code ?? null) ||
    booking.finalTotal !== price.finalTotal
  );
}

/**
 * True if the booking loses the address or the number to which its links may have been sent. The same one in another
 * spelling is kept, and a first one replaces none.
 */
export function losesContact(booking: BookingEntity, after: ChangedBooking): boolean {
  const [was, is] = [booking, after].map(({ email, contactNumber }) =>
    personOf({ email, phone: withLatinDigits(contactNumber) }),
  );
  return (['email', 'phone'] as const).some((contact) => was?.[contact] && was[contact] !== is?.[contact]);
}

const CONTACT = {
  fullName: 'name',
  contactNumber: 'phone number',
  email: 'email address',
  specialRequests: 'special requests',
} as const;

/** The changed contact fields as text, without values: the history outlives the guest's data. */
export function contactChanges(booking: BookingEntity, after: ChangedBooking): string[] {
  const fields = Object.keys(CONTACT) as (keyof typeof CONTACT)[];
  return fields.filter((field) => booking[field] !== after[field]).map((field) => CONTACT[field]);
}
