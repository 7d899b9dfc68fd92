import { stayInterval } from '@farmhouse/contracts/bookings/stay';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import type { SeenBooking } from './guest-booking.api.ts';

export interface CalendarPlace {
  siteName: string;
  address: string;
}

/** The stay as an iCalendar file (RFC 5545): times in UTC, lines ended by CRLF and folded at 75 bytes. */
export function calendarFile(booking: SeenBooking, { siteName, address }: CalendarPlace, now: Date): string {
  const { from, to } = stayInterval(booking);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Farmhouse//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${booking.confirmationCode}@farmhouse`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escapeText(`Stay at ${siteName}`)}`,
    `DESCRIPTION:${escapeText(`Booking ${booking.confirmationCode}, ${formatGuests(booking.guestCount)}`)}`,
    ...(address ? [`LOCATION:${escapeText(address)}`] : []),
    `STATUS:${booking.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let current = '';
  for (const sign of line) {
    if (encoder.encode(current + sign).length > 73) {
      folded.push(current);
      current = '';
    }
    current += sign;
  }
  return [...folded, current].join('\r\n ');
}
