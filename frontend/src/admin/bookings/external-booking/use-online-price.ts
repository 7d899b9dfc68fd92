import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { useStayQuote, type StayQuote } from '../../../shared/price/use-stay-quote.ts';
import { amountsOf, type ExternalBookingFields } from './external-booking.ts';

/** What the site would say about the stay of an external booking. */
export interface OnlinePrice {
  /** Whole rupees with the services and every fee; undefined while not known, and for more than can book online. */
  total: number | undefined;
  /** The stay rule that the stay breaks. */
  brokenRule: string | undefined;
}

/** Fetches the site's price of the stay, once it has dates. */
export function useOnlinePrice(fields: Partial<ExternalBookingFields>): OnlinePrice {
  return onlinePriceOf(useStayQuote(questionOf(fields)), amountsOf(fields).guestCount);
}

export function onlinePriceOf({ price, isCurrent, refusal }: StayQuote, guestCount: number): OnlinePrice {
  const problem = refusal?.problem;
  return {
    total: isCurrent && guestCount <= MAX_GUESTS_ONLINE ? price?.finalTotal : undefined,
    brokenRule: problem?.code === 'stay-rule' ? (problem.errors?.[0]?.message ?? problem.message) : undefined,
  };
}

/** The question about the stay; a larger party asks for the most guests that can book online: no rule counts them. */
export function questionOf(fields: Partial<ExternalBookingFields>): QuoteBooking | undefined {
  const { checkinDate, checkoutDate, selectedServices } = fields;
  if (!checkinDate || !checkoutDate || checkoutDate < checkinDate) return undefined;
  const guestCount = Math.min(amountsOf(fields).guestCount, MAX_GUESTS_ONLINE);
  return { checkinDate, checkoutDate, guestCount, selectedServices };
}
