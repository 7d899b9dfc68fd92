import type { PreviewRates, RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { INPUT_DEBOUNCE_MS, liveQueryState } from '../../../shared/api/live-query.ts';
import { useDebounced } from '../../../shared/ui/use-debounced.ts';
import { usePreviewRatesQuery, usePreviewStayRulesQuery } from '../rates.api.ts';

/**
 * The preview of a form's values, fetched when the owner pauses. The previous one is kept until the next arrives, with
 * `isBehind` or `hasFailed` as long as it does not match the form.
 */
export interface Previewed {
  data: RatesPreview | undefined;
  isBehind: boolean;
  hasFailed: boolean;
  refetch: () => unknown;
}

type UseQuery = typeof usePreviewRatesQuery | typeof usePreviewStayRulesQuery;

function usePreview(useQuery: UseQuery, body: PreviewRates): Previewed {
  const debounced = useDebounced(body, INPUT_DEBOUNCE_MS);
  const query = useQuery(debounced, { refetchOnMountOrArgChange: true });
  const { isCurrent, refusal, hasFailed } = liveQueryState({ requested: body, debounced, ...query });
  const isFailed = hasFailed || refusal !== undefined;
  return { data: query.data, isBehind: !isCurrent && !isFailed, hasFailed: isFailed, refetch: query.refetch };
}

export const useRatesPreview = (body: PreviewRates): Previewed => usePreview(usePreviewRatesQuery, body);

export const useStayRulesPreview = (body: PreviewRates): Previewed => usePreview(usePreviewStayRulesQuery, body);
