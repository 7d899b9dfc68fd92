import { skipToken } from '@reduxjs/toolkit/query';
import type { ChangeQuote, QuoteChange } from '@farmhouse/contracts/bookings/change';
import { isApiError, isRefusal, type ApiError } from '../../../../shared/api/api-error.ts';
import { useSettled } from '../../../../shared/ui/use-settled.ts';
import { useQuoteChangeQuery } from '../change.api.ts';

/** After the last change of the form, so that a number that is being typed is not priced digit by digit. */
const QUOTE_AFTER_MS = 300;

export interface QuotedChange {
  /** The last answer, also while the next one loads. */
  quote: ChangeQuote | undefined;
  /** True if it is the answer for the form as it is. */
  isCurrent: boolean;
  /** Why the form as it is has no price. */
  refusal: ApiError | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Live preview of a change; keeps the last answer while the form cannot be priced (`change` undefined). */
export function useChangeQuote(id: number, change: QuoteChange | undefined): QuotedChange {
  const settled = useSettled(change ?? null, QUOTE_AFTER_MS);
  const { data, isFetching, error, refetch } = useQuoteChangeQuery(settled ? { id, ...settled } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const isSettled = JSON.stringify(settled) === JSON.stringify(change ?? null) && !isFetching;
  const isRefused = isApiError(error) && isRefusal(error);
  return {
    quote: data,
    isCurrent: isSettled && !error && change !== undefined,
    refusal: isSettled && isRefused ? error : undefined,
    hasFailed: isSettled && error !== undefined && !isRefused,
    retry: () => void refetch(),
  };
}
