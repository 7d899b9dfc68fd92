import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import type { AskForChange } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { checkoutTimeOf, overlaps, stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { intervalOf } from '../../../shared/calendar/day-state.ts';

/** The stay with the requested changes. */
export interface RequestedStay {
  checkinDate: string;
  checkoutDate: string;
  checkinTime: string;
  /** Empty: the usual one. Rule: hours of a stay. */
  checkoutTime: string;
  guestCount: number;
  /** Ids as text. */
  selectedServices: string[];
  usesCoupon: boolean;
  note: string;
}

type Booked = Pick<
  GuestBooking,
  'checkinDate' | 'checkoutDate' | 'checkinTime' | 'checkoutTime' | 'guestCount' | 'selectedServices' | 'couponCode'
>;

/** The initial values of the form: the stay as booked. */
export function stayAsBooked(booking: Booked): RequestedStay {
  const { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount, selectedServices, couponCode } = booking;
  const services = selectedServices.map(({ id }) => id);
  const usesCoupon = couponCode !== null;
  return {
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTime,
    guestCount,
    selectedServices: services,
    usesCoupon,
    note: '',
  };
}

type Dates = Pick<RequestedStay, 'checkinDate' | 'checkoutDate'>;

const isDayVisit = ({ checkinDate, checkoutDate }: Dates): boolean => checkinDate === checkoutDate;
const isSameKind = (a: Dates, b: Dates): boolean => isDayVisit(a) === isDayVisit(b);

/**
 * The wanted stay on other dates. A change between a day visit and a stay over night resets the check-out time: to the
 * booked one if the booking is of that kind, else to the usual one.
 */
export function withDates(
  requested: RequestedStay,
  { checkinDate, checkoutDate }: Dates,
  booking: Booked,
): RequestedStay {
  const moved = { ...requested, checkinDate, checkoutDate };
  if (isSameKind(requested, moved)) return moved;
  return { ...moved, checkoutTime: isSameKind(booking, moved) ? booking.checkoutTime : '' };
}

const isSameSet = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** The request body: the fields that differ from the booking, without the note. */
export function changesOf(requested: RequestedStay, booking: Booked): Omit<AskForChange, 'note'> {
  const booked = stayAsBooked(booking);
  const plain = ['checkinDate', 'checkoutDate', 'checkinTime', 'guestCount'] as const;
  // a booked time may be the usual one of a day visit or of a stay over night, which the other kind does not have
  const leavesAsBooked = isSameKind(requested, booked) && checkoutTimeOf(requested) === booked.checkoutTime;
  return {
    ...Object.fromEntries(
      plain.filter((name) => requested[name] !== booked[name]).map((name) => [name, requested[name]]),
    ),
    ...(!leavesAsBooked && { checkoutTime: requested.checkoutTime || null }),
    ...(!isSameSet(requested.selectedServices, booked.selectedServices) && {
      selectedServices: requested.selectedServices,
    }),
    ...(requested.usesCoupon !== booked.usesCoupon && { couponCode: null }),
  };
}

/**
 * The requested changes after the booking was changed elsewhere: what the guest has chosen stays, all else is as booked
 * now.
 */
export function rebaseOnNewer(requested: RequestedStay, before: Booked, newer: Booked): RequestedStay {
  const [was, is] = [stayAsBooked(before), stayAsBooked(newer)];
  const isMoved = requested.checkinDate !== was.checkinDate || requested.checkoutDate !== was.checkoutDate;
  const { checkinDate, checkoutDate } = isMoved ? requested : is;
  const follow = <T>(chosen: T, booked: T, now: T): T => (chosen === booked ? now : chosen);
  const keepsServices = isSameSet(requested.selectedServices, was.selectedServices);
  return {
    checkinDate,
    checkoutDate,
    checkinTime: follow(requested.checkinTime, was.checkinTime, is.checkinTime),
    checkoutTime: follow(requested.checkoutTime, was.checkoutTime, is.checkoutTime),
    guestCount: follow(requested.guestCount, was.guestCount, is.guestCount),
    selectedServices: keepsServices ? is.selectedServices : requested.selectedServices,
    usesCoupon: follow(requested.usesCoupon, was.usesCoupon, is.usesCoupon) && newer.couponCode !== null,
    note: requested.note,
  };
}

/** True if two states of a booking differ in what a guest can change. */
export const isOtherStay = (a: Booked, b: Booked): boolean => isChanged(stayAsBooked(a), b);

export function isChanged(requested: RequestedStay, booking: Booked): boolean {
  return Object.keys(changesOf(requested, booking)).length > 0;
}

/** True if only the times differ from the booking, which do not affect the price. */
function isPricedAsBooked(requested: RequestedStay, booking: Booked): boolean {
  return Object.keys(changesOf(requested, booking)).every((name) => name === 'checkinTime' || name === 'checkoutTime');
}

/**
 * The source of the wanted stay's price: the booking, a quote, or the owner for a party that is too large for a quote.
 * `none` if only the owner may change the stay. Rule: changing a booking.
 */
export function priceSource(
  requested: RequestedStay,
  booking: Booked & Pick<GuestBooking, 'status' | 'isPriceAgreed'>,
): 'booking' | 'quote' | 'owner' | 'none' {
  if (isPricedAsBooked(requested, booking)) return 'booking';
  if (booking.status === 'pending' && booking.isPriceAgreed) return 'none';
  return requested.guestCount > MAX_GUESTS_ONLINE ? 'owner' : 'quote';
}

/** True if a block or another confirmed stay overlaps the wanted one; false for a note alone, which needs no dates. */
export function isTaken(requested: RequestedStay, booking: Booked, others: readonly BusyRange[]): boolean {
  if (!isChanged(requested, booking)) return false;
  const interval = stayInterval(requested);
  return others.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), interval));
}
