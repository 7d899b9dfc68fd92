import { isIsoDate } from '@farmhouse/contracts/timing/ist';
import { LINK_PARAMS as PARAMS, type BookingLink } from '../ui/stay/booking-link.ts';

/** The values that the query of the booking page prefills; omits invalid dates. */
export function bookingLinkOf(search: string): BookingLink {
  const params = new URLSearchParams(search);
  const dateIn = (param: string) => {
    const date = params.get(param) ?? '';
    return isIsoDate(date) ? date : undefined;
  };
  return {
    service: params.get(PARAMS.service) || undefined,
    checkinDate: dateIn(PARAMS.checkinDate),
    checkoutDate: dateIn(PARAMS.checkoutDate),
    guests: /^([1-9]|1\d|20)$/.exec(params.get(PARAMS.guests) ?? '')?.[0],
  };
}

/** The query without the parameters that prefill the form, so that a reload does not prefill it again. */
export function withoutBookingLink(search: string): string {
  const params = new URLSearchParams(search);
  for (const param of Object.values(PARAMS)) params.delete(param);
  const rest = params.toString();
  return rest ? `?${rest}` : '';
}
