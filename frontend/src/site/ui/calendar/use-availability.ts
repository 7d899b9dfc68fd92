import { useEffect, useMemo } from 'react';
import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/booking';
import type { DayPrice } from '@farmhouse/contracts/bookings/day-prices';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay';
import { AVAILABILITY_FRESH_FOR_SECONDS, useGetAvailabilityQuery, type AvailabilityOf } from './availability.api.ts';
import { intervalOf, rangesForGuests } from './calendar-days.ts';

const NO_RANGES: BusyRange[] = [];

/** What each day costs the party, by the day. */
export type DayPrices = ReadonlyMap<string, DayPrice>;

const pricesOf = (answer: Availability | undefined): DayPrices => new Map(answer?.days?.map((day) => [day.date, day]));

/** Availability of the loaded dates. Until its state is `known`, no day counts as free. */
export interface SpanAvailability {
  state: 'loading' | 'failed' | 'known';
  ranges: readonly BusyRange[];
  /** Empty while the prices are not known. */
  prices: DayPrices;
  retry: () => void;
}

/** Fetches taken and requested ranges and prices for the dates in view; passes the taken ones to a form's rules by `setTaken`. */
export function useAvailability(of: AvailabilityOf, setTaken?: (taken: StayInterval[]) => void): SpanAvailability {
  const { currentData, data, isFetching, isError, refetch } = useGetAvailabilityQuery(of, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  // for another number of guests the same days are free
  const known = currentData ?? (data?.from === of.from && data.to === of.to ? data : undefined);
  const ranges = useMemo(() => (known ? rangesForGuests(known) : NO_RANGES), [known]);
  const prices = useMemo(() => pricesOf(known), [known]);
  useEffect(() => {
    if (known) setTaken?.(ranges.filter(({ kind }) => kind === 'taken').map(intervalOf));
  }, [known, ranges, setTaken]);

  const state = known ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { state, ranges, prices, retry: () => void refetch() };
}
