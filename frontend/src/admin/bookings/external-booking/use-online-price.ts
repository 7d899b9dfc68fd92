import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { useStayQuote } from '../../../shared/price/use-stay-quote.ts';
import { amountsOf, type ExternalBookingFields } from './external-booking.ts';

/** What the site would say about the stay of an external booking. */
export interface OnlinePrice {
  /** Whole rupees with the services and every fee; undefined while it is not known. */
  total: number | undefined;
  /** The stay rule that the stay breaks. */
  brokenRule: string | undefined;
}

/** Fetches the site's price of the stay, once it has dates. */
export function useOnlinePrice(fields: Partial<ExternalBookingFields>): OnlinePrice {
  const { price, isCurrent, refusal } = useStayQuote(questionOf(fields));
  const problem = refusal?.problem;
  return {
    total: isCurrent ? price?.finalTotal : undefined,
    brokenRule: problem?.code === 'stay-rule' ? (problem.errors?.[0]?.message ?? problem.message) : undefined,
  };
}

function questionOf(fields: Partial<ExternalBookingFields>): QuoteBooking | undefined {
  const { checkinDate, checkoutDate, selectedServices } = fields;
  if (!checkinDate || !checkoutDate || checkoutDate < checkinDate) return undefined;
  return { checkinDate, checkoutDate, guestCount: amountsOf(fields).guestCount, selectedServices };
}
