import type { PreviewRates } from '@farmhouse/contracts/bookings/rate-preview';
import { ASK_AFTER_MS, liveAnswer } from '../../shared/api/live-answer.ts';
import { useSettled } from '../../shared/ui/use-settled.ts';
import { usePreviewRatesQuery } from './rates.api.ts';

/**
 * The preview of what is in the form, asked when the owner pauses. The previous one stays until the next arrives, and
 * is `isBehind` or `hasFailed` as long as it is not of what the form holds.
 */
export function useRatesPreview(body: PreviewRates) {
  const settled = useSettled(body, ASK_AFTER_MS);
  const { data, error, refetch, isFetching } = usePreviewRatesQuery(settled, { refetchOnMountOrArgChange: true });
  const { isCurrent, refusal, hasFailed } = liveAnswer({ wanted: body, settled, isFetching, error });
  const isFailed = hasFailed || refusal !== undefined;
  return { data, isBehind: !isCurrent && !isFailed, hasFailed: isFailed, refetch };
}
