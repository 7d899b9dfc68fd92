import { istInstant } from '@farmhouse/contracts/bookings/stay';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { guestsInWords } from './mail-values.ts';
import type { Mail } from './mail-template.ts';

/**
 * The stay as a calendar file. Its id is the booking's code, so that a second file replaces the first. Its link
 * opens the public part of the booking only: people share their calendars.
 */
export function stayCalendar({ booking, place, links, now }: Mail): string {
  const { confirmationCode, checkinDate, checkinTime, checkoutDate, checkoutTime, guestCount } = booking;
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Farmhouse', product: 'Bookings' } });
  calendar.createEvent({
    id: confirmationCode,
    stamp: now,
    start: istInstant(checkinDate, checkinTime),
    end: istInstant(checkoutDate, checkoutTime),
    status: ICalEventStatus.CONFIRMED,
    summary: `Stay at ${place.name}`,
    description: [`Booking ${confirmationCode}, ${guestsInWords(guestCount)}`, place.phone && `Call us: ${place.phone}`]
      .filter(Boolean)
      .join('\n'),
    location: place.address,
    organizer: place.email ? { name: place.name, email: place.email } : null,
    url: links.booking.replace(/#.*$/, ''),
  });
  return calendar.toString();
}
