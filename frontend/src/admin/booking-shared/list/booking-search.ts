import {
  BOOKING_SORTS,
  type BookingListQuery,
  type BookingSort,
} from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '@farmhouse/contracts/bookings/booking/booking';
import { isIsoDate } from '@farmhouse/contracts/timing/ist';
import { PAGE_SIZE, pageNumber } from '../../ui/records/page.ts';

/** Parses the search from the URL's query; other parameters and invalid values are ignored. */
export function readSearch(params: URLSearchParams): BookingListQuery {
  const day = (key: string) => [params.get(key) ?? ''].find(isIsoDate);
  return {
    q: params.get('q')?.trim() || undefined,
    status: BOOKING_STATUSES.filter((status) => params.getAll('status').includes(status)),
    paymentStatus: PAYMENT_STATUSES.filter((status) => params.getAll('paymentStatus').includes(status)),
    from: day('from'),
    to: day('to'),
    sort: sortOf(params.get('sort')),
    page: pageNumber(params),
    pageSize: PAGE_SIZE,
  };
}

function sortOf(text: string | null): BookingSort | undefined {
  const field = BOOKING_SORTS.find((sort) => text === sort || text === `-${sort}`);
  return field && (text as BookingSort);
}
