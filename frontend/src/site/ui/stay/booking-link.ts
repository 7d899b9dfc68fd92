/** A booking link: the values that an address of the booking page prefills. */
export interface BookingLink {
  /** Slug of a service. */
  service?: string;
  checkinDate?: string;
  checkoutDate?: string;
  /** In digits. */
  guests?: string;
}

export const LINK_PARAMS = {
  service: 'service',
  checkinDate: 'checkin',
  checkoutDate: 'checkout',
  guests: 'guests',
} as const;
const NAMES = Object.entries(LINK_PARAMS) as [keyof BookingLink, string][];

/** The address of the booking page with a service, dates or guests filled in. */
export function bookingPath(link: BookingLink): string {
  const given = NAMES.flatMap(([name, param]) => (link[name] ? [[param, link[name]]] : []));
  return given.length > 0 ? `/booking?${new URLSearchParams(given).toString()}` : '/booking';
}
