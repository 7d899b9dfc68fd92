import { useCallback, useMemo } from 'react';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { useUrlParams } from '../../ui/use-url-params.ts';
import { readSearch } from './booking-search.ts';

export type SearchChange = Partial<Record<keyof BookingListQuery, string | number | readonly string[] | undefined>>;

/** Query parameters that belong to the search; those of an open drawer do not. */
const SEARCHED = ['q', 'status', 'paymentStatus', 'from', 'to', 'sort', 'page'] as const;

/** The search of a list of bookings, kept in the URL. Any change except of the page goes back to the first page. */
export function useBookingSearch(): { search: BookingListQuery; change: (change: SearchChange) => void } {
  const [params, setAddress] = useUrlParams();
  const searched = SEARCHED.flatMap((key) => params.getAll(key).map((value) => [key, value]));
  const address = new URLSearchParams(searched).toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (changes: SearchChange) => setAddress({ page: undefined, ...changes }, { asStep: !('q' in changes) }),
    [setAddress],
  );
  return { search, change };
}
