import { skipToken } from '@reduxjs/toolkit/query';
import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { INPUT_DEBOUNCE_MS, liveQueryState, type LiveQueryState } from '../api/live-query.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useGetQuoteQuery } from './quote.api.ts';

export interface StayQuote extends LiveQueryState {
  /** The last price, also while the next one loads. */
  price: PriceLines | undefined;
}

/** The price of the requested stay, calculated by the server; fetches nothing while `requested` is undefined. */
export function useStayQuote(requested: QuoteBooking | undefined): StayQuote {
  const debounced = useDebounced(requested ?? null, INPUT_DEBOUNCE_MS);
  const query = useGetQuoteQuery(debounced ?? skipToken, { refetchOnMountOrArgChange: true });
  return { price: query.data, ...liveQueryState({ requested, debounced, ...query }) };
}
