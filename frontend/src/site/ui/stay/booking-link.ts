import { isIsoDate } from '@farmhouse/contracts/timing/ist';

/** A booking link: the values that an address of the booking page prefills. */
export interface BookingLink {
  /** Slug of a service. */
  service?: string;
  checkinDate?: string;
  checkoutDate?: string;
  /** In digits. */
  guests?: string;
}

const PARAMS = { service: 'service', checkinDate: 'checkin', checkoutDate: 'checkout', guests: 'guests' } as const;
const NAMES = Object.entries(PARAMS) as [keyof BookingLink, string][];

/** The address of the booking page with a service, dates or guests filled in. */
export function bookingPath(link: BookingLink): string {
  const given = NAMES.flatMap(([name, param]) => (link[name] ? [[param, link[name]]] : []));
  return given.length > 0 ? `/booking?${new URLSearchParams(given).toString()}` : '/booking';
}

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
  for (const [, param] of NAMES) params.delete(param);
  const rest = params.toString();
  return rest ? `?${rest}` : '';
}
