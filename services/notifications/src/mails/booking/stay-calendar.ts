import { istInstant } from '@farmhouse/contracts/timing/ist';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachments } from '../mail.ts';
import { bookingLink } from './booking-links.ts';
import type { BookingMailData } from './booking-values.ts';

/** The link opens the public part of the booking only: people share their calendars. */
function calendarOf(data: BookingMailData): string {
  const { booking, place, now } = data;
  const { confirmationCode, checkinDate, checkinTime, checkoutDate, checkoutTime, guestCount } = booking;
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Farmhouse', product: 'Bookings' } });
  calendar.createEvent({
    id: confirmationCode,
    stamp: now,
    start: istInstant(checkinDate, checkinTime),
    end: istInstant(checkoutDate, checkoutTime),
    status: ICalEventStatus.CONFIRMED,
    summary: `Stay at ${place.name}`,
    description: [`Booking ${confirmationCode}, ${formatGuests(guestCount)}`, place.phone && `Call us: ${place.phone}`]
      .filter(Boolean)
      .join('\n'),
    location: place.address,
    organizer: place.email ? { name: place.name, email: place.email } : null,
    url: bookingLink(data).replace(/#.*$/, ''),
  });
  return calendar.toString();
}

/** The stay as a calendar file. Its id is the booking's code, so that a second file replaces the first. */
export function stayCalendar(data: BookingMailData): Attachments {
  const filename = `stay-${data.booking.confirmationCode}.ics`;
  return [{ filename, content: calendarOf(data), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}
