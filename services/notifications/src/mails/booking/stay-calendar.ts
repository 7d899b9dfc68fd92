import { calendarFile, calendarFileName } from '@farmhouse/contracts/bookings/calendar/stay-calendar-file';
import type { Attachments } from '../mail.ts';
import type { BookingMailData } from './booking-values.ts';

/** The stay as a calendar file, the same as the site's download. */
export function stayCalendar({ booking, house, site, now }: BookingMailData): Attachments {
  const content = calendarFile(booking, house, { siteUrl: site.PUBLIC_URL, now, sequence: booking.stayChanges });
  return [
    {
      filename: calendarFileName(booking),
      content,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
