import { useCallback, useMemo } from 'react';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/admin-booking';
import { useAddress } from '../ui/use-address.ts';
import { readSearch } from './booking-search.ts';

export type SearchChange = Partial<Record<keyof BookingListQuery, string | number | readonly string[] | undefined>>;

/** What of the address is the search; what is open beside the list leaves it as it is. */
const SEARCHED = ['q', 'status', 'paymentStatus', 'from', 'to', 'sort', 'page'] as const;

/** The search of a list of bookings, as the address has it. Any change but one of the page starts at the first page. */
export function useBookingSearch(): { search: BookingListQuery; change: (change: SearchChange) => void } {
  const [params, setAddress] = useAddress();
  const asked = SEARCHED.flatMap((key) => params.getAll(key).map((value) => [key, value]));
  const address = new URLSearchParams(asked).toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (changes: SearchChange) => setAddress({ page: undefined, ...changes }, !('q' in changes)),
    [setAddress],
  );
  return { search, change };
}
