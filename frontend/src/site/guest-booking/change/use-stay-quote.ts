import { skipToken } from '@reduxjs/toolkit/query';
import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { isApiError, isRefusal, type ApiError } from '../../../shared/api/api-error.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useQuoteStayQuery } from './guest-change.api.ts';

const QUOTE_AFTER_MS = 300;

export interface StayQuote {
  /** The last price, also while the next one loads. */
  price: PriceLines | undefined;
  isCurrent: boolean;
  /** Why the stay as it is wanted has no price. */
  refusal: ApiError | undefined;
  hasFailed: boolean;
}

/** The price of the wanted stay, as the server counts it; asks for nothing while `wanted` is undefined. */
export function useStayQuote(wanted: QuoteBooking | undefined): StayQuote {
  const settled = useSettled(wanted ?? null, QUOTE_AFTER_MS);
  const { data, isFetching, error } = useQuoteStayQuery(settled ?? skipToken, { refetchOnMountOrArgChange: true });
  const isSettled = !isFetching && JSON.stringify(settled) === JSON.stringify(wanted ?? null);
  const isRefused = isApiError(error) && isRefusal(error);
  return {
    price: data,
    isCurrent: isSettled && !error && wanted !== undefined,
    refusal: isSettled && isRefused ? error : undefined,
    hasFailed: isSettled && error !== undefined && !isRefused,
  };
}
