import { useMemo } from 'react';
import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { useGetAvailabilityQuery, type AvailabilityOf } from '../../../shared/calendar/availability.api.ts';
import { AVAILABILITY_FRESH_FOR_SECONDS } from './availability-age.ts';
import { rangesForGuests, type ChangedStay } from './calendar-days.ts';

const NO_RANGES: BusyRange[] = [];

/** The price of each day for the party, by day. */
export type DayPrices = ReadonlyMap<string, DayPrice>;

const pricesOf = (response: Availability | undefined): DayPrices =>
  new Map(response?.days?.map((day) => [day.date, day]));

/** Availability of the loaded dates. Until its state is `known`, no day counts as free. */
export interface SpanAvailability {
  state: 'loading' | 'failed' | 'known';
  ranges: readonly BusyRange[];
  /** Empty while the prices are not known. */
  prices: DayPrices;
  retry: () => void;
}

/**
 * Fetches taken and requested ranges and prices for the dates in view. The dates of `own`, the stay that is being
 * changed, count as free.
 */
export function useAvailability(of: AvailabilityOf, own?: ChangedStay): SpanAvailability {
  const { currentData, data, isFetching, isError, refetch } = useGetAvailabilityQuery(of, {
    refetchOnMountOrArgChange: AVAILABILITY_FRESH_FOR_SECONDS,
  });
  // for another number of guests the same days are free
  const known = currentData ?? (data?.from === of.from && data.to === of.to ? data : undefined);
  const ranges = useMemo(() => (known ? rangesForGuests(known, own) : NO_RANGES), [known, own]);
  const prices = useMemo(() => pricesOf(known), [known]);

  const state = known ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { state, ranges, prices, retry: () => void refetch() };
}
