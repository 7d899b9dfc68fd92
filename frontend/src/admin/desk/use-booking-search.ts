import { useCallback, useMemo } from 'react';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { useAddress } from '../ui/use-address.ts';
import { readSearch } from './booking-search.ts';

export type SearchChange = Partial<Record<keyof BookingListQuery, string | number | readonly string[] | undefined>>;

/** The search of a list of bookings, as the address has it. Any change but one of the page starts at the first page. */
export function useBookingSearch(): { search: BookingListQuery; change: (change: SearchChange) => void } {
  const [params, setAddress] = useAddress();
  const search = useMemo(() => readSearch(params), [params]);
  const change = useCallback(
    (changes: SearchChange) => setAddress({ page: undefined, ...changes }, !('q' in changes)),
    [setAddress],
  );
  return { search, change };
}
