import type { ChangeQuote, QuoteChange } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { skipToken } from '@reduxjs/toolkit/query';
import { INPUT_DEBOUNCE_MS, liveQueryState, type LiveQueryState } from '../../../../shared/api/live-query.ts';
import { useDebounced } from '../../../../shared/ui/use-debounced.ts';
import { useQuoteChangeQuery } from '../change.api.ts';

export interface QuotedChange extends LiveQueryState {
  /** The last answer, also while the next one loads. */
  quote: ChangeQuote | undefined;
  retry: () => void;
}

/** Live preview of a change; keeps the last answer while the form cannot be priced (`change` undefined). */
export function useChangeQuote(id: number, change: QuoteChange | undefined): QuotedChange {
  const debounced = useDebounced(change ?? null, INPUT_DEBOUNCE_MS);
  const query = useQuoteChangeQuery(debounced ? { id, ...debounced } : skipToken, { refetchOnMountOrArgChange: true });
  return {
    quote: query.data,
    ...liveQueryState({ requested: change, debounced, ...query }),
    retry: () => void query.refetch(),
  };
}
