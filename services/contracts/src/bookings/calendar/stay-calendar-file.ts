import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { formatGuests } from '../../text/guests.ts';
import type { BookingRecord } from '../booking/booking.ts';
import { stayInterval } from '../stay/stay.ts';

export interface CalendarStay extends Pick<
  BookingRecord,
  'confirmationCode' | 'status' | 'checkinDate' | 'checkinTime' | 'checkoutDate' | 'guestCount'
> {
  checkoutTime: string;
}

/** The entry's data about the house; unknown values are omitted. */
export interface CalendarLocation {
  name: string;
  phone?: string;
  email?: string;
  address?: string;
}

interface Written {
  /** Where the site is, such as `https://farm.example`. */
  siteUrl: string;
  now: Date;
  /** Raised by each change of the stay: a calendar replaces its entry by one with a higher number. */
  sequence?: number;
}

/**
 * The stay as an iCalendar file (RFC 5545), the same for the mail's attachment and the site's download. Its UID is the
 * booking's code, so that a guest who opens both has one entry. Its link opens the public part of the booking only:
 * people share their calendars.
 */
export function calendarFile(
  stay: CalendarStay,
  { name, phone, email, address }: CalendarLocation,
  { siteUrl, now, sequence = 0 }: Written,
): string {
  const { confirmationCode, status, guestCount } = stay;
  const { from, to } = stayInterval(stay);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Farmhouse', product: 'Bookings' } });
  calendar.createEvent({
    id: confirmationCode,
    sequence,
    stamp: now,
    start: from,
    end: to,
    status: status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    summary: `Stay at ${name}`,
    description: [`Booking ${confirmationCode}, ${formatGuests(guestCount)}`, phone && `Call us: ${phone}`]
      .filter(Boolean)
      .join('\n'),
    location: address || null,
    organizer: email ? { name, email } : null,
    url: `${siteUrl}/booking-confirmation?booking=${confirmationCode}`,
  });
  return `${calendar.toString()}\r\n`;
}

/** The file's name, the same wherever it comes from. */
export function calendarFileName({ confirmationCode }: Pick<CalendarStay, 'confirmationCode'>): string {
  return `stay-${confirmationCode}.ics`;
}
