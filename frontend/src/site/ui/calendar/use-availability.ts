import { useEffect, useMemo } from 'react';
import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { AVAILABILITY_FRESH_FOR_SECONDS, useGetAvailabilityQuery } from './availability.api.ts';
import { intervalOf, rangesForGuests } from './calendar-days.ts';

const NO_RANGES: BusyRange[] = [];

/** Availability of the loaded dates. Until its state is `known`, no day counts as free. */
export interface SpanAvailability {
  state: 'loading' | 'failed' | 'known';
  ranges: readonly BusyRange[];
  retry: () => void;
}

/** Fetches taken and requested ranges for the dates in view; passes the taken ones to a form's rules by `setTaken`. */
export function useAvailability(
  span: { from: string; to: string },
  setTaken?: (taken: StayInterval[]) => void,
): SpanAvailability {
  const { currentData, isFetching, isError, refetch } = useGetAvailabilityQuery(span, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  const ranges = useMemo(() => (currentData ? rangesForGuests(currentData) : NO_RANGES), [currentData]);
  useEffect(() => {
    if (currentData) setTaken?.(ranges.filter(({ kind }) => kind === 'taken').map(intervalOf));
  }, [currentData, ranges, setTaken]);

  const state = currentData ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { state, ranges, retry: () => void refetch() };
}
