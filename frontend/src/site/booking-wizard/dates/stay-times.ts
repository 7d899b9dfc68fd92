import {
  CHECKIN_TIMES,
  CHECKOUT_TIMES,
  overlaps,
  stayInterval,
  type StayDates,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay/stay';
import { nightsOf } from '../form/booking-form.ts';

/** An empty check-out time means the usual one. */
const ANY_TIME = '';
const CHECKOUT_CHOICES = [ANY_TIME, ...CHECKOUT_TIMES];

interface PossibleTimes {
  checkin: readonly string[];
  /** Includes '' if no check-out time needs to be chosen. */
  checkout: readonly string[];
}

/**
 * The times of day that are possible on the chosen dates, given the `taken` ranges: the check-in times that fit some
 * check-out time, and the check-out times that fit the chosen check-in time. All of them without two dates, and when no
 * time at all is possible: then the dates themselves are wrong.
 */
export function possibleTimes(stay: StayDates, taken: readonly StayInterval[]): PossibleTimes {
  const all = { checkin: CHECKIN_TIMES, checkout: CHECKOUT_CHOICES };
  if (nightsOf(stay) === undefined) return all;

  const isPossible = (checkinTime: string, checkoutTime: string) => {
    const interval = stayInterval({ ...stay, checkinTime, checkoutTime });
    return interval.from < interval.to && !taken.some((range) => overlaps(range, interval));
  };
  const checkin = CHECKIN_TIMES.filter((time) => CHECKOUT_CHOICES.some((checkout) => isPossible(time, checkout)));
  if (checkin.length === 0) return all;

  const chosen = checkin.filter((time) => time === stay.checkinTime);
  const arrivals = chosen.length > 0 ? chosen : checkin;
  const checkout = CHECKOUT_CHOICES.filter((time) => arrivals.some((arrival) => isPossible(arrival, time)));
  return { checkin, checkout };
}

/** The chosen times with impossible ones replaced: no check-in time, and the latest possible check-out time. */
export function withPossibleTimes(stay: StayDates, taken: readonly StayInterval[]) {
  const { checkin, checkout } = possibleTimes(stay, taken);
  const checkinTime = checkin.includes(stay.checkinTime) ? stay.checkinTime : '';
  const checkoutTime = stay.checkoutTime ?? ANY_TIME;
  return { checkinTime, checkoutTime: checkout.includes(checkoutTime) ? checkoutTime : (checkout.at(-1) ?? ANY_TIME) };
}
