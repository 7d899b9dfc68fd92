import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { AskForChange } from '@farmhouse/contracts/bookings/booking-request/booking-change';
import { checkoutTimeOf, overlaps, stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { intervalOf } from '../../../shared/calendar/day-state.ts';

/** The guest's wishes instead of the stay as booked. */
export interface WantedStay {
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
export function stayAsBooked(booking: Booked): WantedStay {
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

type Dates = Pick<WantedStay, 'checkinDate' | 'checkoutDate'>;

const isDayVisit = ({ checkinDate, checkoutDate }: Dates): boolean => checkinDate === checkoutDate;
const isSameKind = (a: Dates, b: Dates): boolean => isDayVisit(a) === isDayVisit(b);

/**
 * The wanted stay on other dates. A change between a day visit and a stay over night resets the check-out time: to the
 * booked one if the booking is of that kind, else to the usual one.
 */
export function withDates(wanted: WantedStay, { checkinDate, checkoutDate }: Dates, booking: Booked): WantedStay {
  const moved = { ...wanted, checkinDate, checkoutDate };
  if (isSameKind(wanted, moved)) return moved;
  return { ...moved, checkoutTime: isSameKind(booking, moved) ? booking.checkoutTime : '' };
}

const isSameSet = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** The request body: the fields that differ from the booking, without the note. */
export function changesOf(wanted: WantedStay, booking: Booked): Omit<AskForChange, 'note'> {
  const booked = stayAsBooked(booking);
  const plain = ['checkinDate', 'checkoutDate', 'checkinTime', 'guestCount'] as const;
  // a booked time may be the usual one of a day visit or of a stay over night, which the other kind does not have
  const leavesAsBooked = isSameKind(wanted, booked) && checkoutTimeOf(wanted) === booked.checkoutTime;
  return {
    ...Object.fromEntries(plain.filter((name) => wanted[name] !== booked[name]).map((name) => [name, wanted[name]])),
    ...(!leavesAsBooked && { checkoutTime: wanted.checkoutTime || null }),
    ...(!isSameSet(wanted.selectedServices, booked.selectedServices) && { selectedServices: wanted.selectedServices }),
    ...(wanted.usesCoupon !== booked.usesCoupon && { couponCode: null }),
  };
}

/** The wishes after the booking was changed elsewhere: what the guest has chosen stays, all else is as booked now. */
export function rebaseOnNewer(wanted: WantedStay, before: Booked, newer: Booked): WantedStay {
  const [was, is] = [stayAsBooked(before), stayAsBooked(newer)];
  const isMoved = wanted.checkinDate !== was.checkinDate || wanted.checkoutDate !== was.checkoutDate;
  const { checkinDate, checkoutDate } = isMoved ? wanted : is;
  const follow = <T>(chosen: T, booked: T, now: T): T => (chosen === booked ? now : chosen);
  const keepsServices = isSameSet(wanted.selectedServices, was.selectedServices);
  return {
    checkinDate,
    checkoutDate,
    checkinTime: follow(wanted.checkinTime, was.checkinTime, is.checkinTime),
    checkoutTime: follow(wanted.checkoutTime, was.checkoutTime, is.checkoutTime),
    guestCount: follow(wanted.guestCount, was.guestCount, is.guestCount),
    selectedServices: keepsServices ? is.selectedServices : wanted.selectedServices,
    usesCoupon: follow(wanted.usesCoupon, was.usesCoupon, is.usesCoupon) && newer.couponCode !== null,
    note: wanted.note,
  };
}

/** True if two states of a booking differ in what a guest can change. */
export const isOtherStay = (a: Booked, b: Booked): boolean => isChanged(stayAsBooked(a), b);

export function isChanged(wanted: WantedStay, booking: Booked): boolean {
  return Object.keys(changesOf(wanted, booking)).length > 0;
}

/** True if only the times differ from the booking, which do not affect the price. */
function isPricedAsBooked(wanted: WantedStay, booking: Booked): boolean {
  return Object.keys(changesOf(wanted, booking)).every((name) => name === 'checkinTime' || name === 'checkoutTime');
}

/**
 * The source of the wanted stay's price: the booking, a quote, or the owner for a party that is too large for a quote.
 * `none` if only the owner may change the stay. Rule: changing a booking.
 */
export function priceSource(
  wanted: WantedStay,
  booking: Booked & Pick<GuestBooking, 'status' | 'isPriceAgreed'>,
): 'booking' | 'quote' | 'owner' | 'none' {
  if (isPricedAsBooked(wanted, booking)) return 'booking';
  if (booking.status === 'pending' && booking.isPriceAgreed) return 'none';
  return wanted.guestCount > MAX_GUESTS_ONLINE ? 'owner' : 'quote';
}

/** The request body of the quote. */
export function quoteOf(wanted: WantedStay, { couponCode }: Pick<Booked, 'couponCode'>): QuoteBooking {
  const { checkinDate, checkoutDate, guestCount, selectedServices, usesCoupon } = wanted;
  const coupon = usesCoupon && couponCode ? { couponCode } : {};
  return { checkinDate, checkoutDate, guestCount, selectedServices, ...coupon };
}

/** True if a block or another confirmed stay overlaps the wanted one. */
export function isTaken(wanted: WantedStay, others: readonly BusyRange[]): boolean {
  const interval = stayInterval(wanted);
  return others.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), interval));
}
