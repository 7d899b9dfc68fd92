import {
  MAX_GUESTS_ONLINE,
  type BusyRange,
  type GuestBooking,
  type QuoteBooking,
} from '@farmhouse/contracts/bookings/booking';
import type { AskForChange } from '@farmhouse/contracts/bookings/change';
import { checkoutTimeOf, overlaps, stayInterval } from '@farmhouse/contracts/bookings/stay';
import { intervalOf } from '../../../shared/calendar/day-state.ts';

/** What a guest wants instead of the stay as it is booked. */
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

/** The form as it opens: the stay as it is. */
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
 * The wanted stay on other dates. Between a day visit and a stay over night, the check-out time does not stay: it is the
 * booked one where the booking is of that kind, else the usual one.
 */
export function withDates(wanted: WantedStay, { checkinDate, checkoutDate }: Dates, booking: Booked): WantedStay {
  const moved = { ...wanted, checkinDate, checkoutDate };
  if (isSameKind(wanted, moved)) return moved;
  return { ...moved, checkoutTime: isSameKind(booking, moved) ? booking.checkoutTime : '' };
}

const isSameSet = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** What is otherwise than booked, as the call takes it; the note apart. */
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

export function isChanged(wanted: WantedStay, booking: Booked): boolean {
  return Object.keys(changesOf(wanted, booking)).length > 0;
}

/** True if only hours are otherwise than booked, which no price is made from. */
function isPricedAsBooked(wanted: WantedStay, booking: Booked): boolean {
  return Object.keys(changesOf(wanted, booking)).every((name) => name === 'checkinTime' || name === 'checkoutTime');
}

/**
 * Where the price of the wanted stay comes from: it is that of the booking, a quote, or told by the owner for a party
 * that is too large for a quote. `none` when only the owner may change the stay. Rule: changing a booking.
 */
export function priceSource(
  wanted: WantedStay,
  booking: Booked & Pick<GuestBooking, 'status' | 'isPriceAgreed'>,
): 'booking' | 'quote' | 'owner' | 'none' {
  if (isPricedAsBooked(wanted, booking)) return 'booking';
  if (booking.status === 'pending' && booking.isPriceAgreed) return 'none';
  return wanted.guestCount > MAX_GUESTS_ONLINE ? 'owner' : 'quote';
}

/** What the price is asked for. */
export function quoteOf(wanted: WantedStay, { couponCode }: Pick<Booked, 'couponCode'>): QuoteBooking {
  const { checkinDate, checkoutDate, guestCount, selectedServices, usesCoupon } = wanted;
  const coupon = usesCoupon && couponCode ? { couponCode } : {};
  return { checkinDate, checkoutDate, guestCount, selectedServices, ...coupon };
}

/** True if a confirmed stay or a block of others lies in the wanted one. */
export function isTaken(wanted: WantedStay, others: readonly BusyRange[]): boolean {
  const interval = stayInterval(wanted);
  return others.some((range) => range.kind === 'taken' && overlaps(intervalOf(range), interval));
}
