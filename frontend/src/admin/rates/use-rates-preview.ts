import { useEffect, useMemo, useState } from 'react';
import type { PreviewRates } from '@farmhouse/contracts/bookings/rate-preview';
import { usePreviewRatesQuery } from './rates.api.ts';

const DEBOUNCE_MS = 350;

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(text), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * The preview of what is in the form, asked when the owner pauses. The previous one stays until the next arrives, and
 * is `isBehind` or `hasFailed` as long as it is not of what the form holds.
 */
export function useRatesPreview(body: PreviewRates) {
  const typed = JSON.stringify(body);
  const settled = useSettled(typed);
  const asked = useMemo(() => JSON.parse(settled) as PreviewRates, [settled]);
  const { data, isError, refetch, isFetching } = usePreviewRatesQuery(asked, { refetchOnMountOrArgChange: true });
  const isBehind = isFetching || typed !== settled;
  return { data, isBehind, hasFailed: isError && !isBehind, refetch };
}
