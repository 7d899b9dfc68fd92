import { guestLink } from '@farmhouse/platform/auth/guest-token';
import { pathOf, type PrivatePageKey } from '@farmhouse/contracts/pages/pages';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { ReceiptPayload } from '../mail-payloads.ts';
import type { BookingMailData } from './booking-values.ts';

type LinkSource = Pick<BookingMailData, 'booking' | 'site'>;

function linkOf(page: PrivatePageKey, { booking, site }: LinkSource, more?: Readonly<Record<string, string>>): string {
  return guestLink(site.PUBLIC_URL, page, booking, site.GUEST_TOKEN_SECRET, more);
}

/** Opens the payment page with the guest's access to the booking. */
export const paymentLink = (data: LinkSource) => linkOf('payment', data);

/** Opens the booking with the guest's access to it. */
export const bookingLink = (data: LinkSource) => linkOf('booking-confirmation', data);

/** Opens a receipt, as page and as document, with the guest's access to its booking. */
export const receiptLink = (data: LinkSource & Pick<ReceiptPayload, 'number'>) =>
  linkOf('receipt', data, { number: data.number });

/** The booking form with these dates filled in. */
export const freeDatesLink = ({ site }: Pick<LinkSource, 'site'>, { checkinDate, checkoutDate }: FreeDates) =>
  `${site.PUBLIC_URL}${pathOf('booking')}?checkin=${checkinDate}&checkout=${checkoutDate}`;
