import { expect, it } from '@jest/globals';
import type { SeenBooking } from './guest-booking.api.ts';
import { calendarFile } from './calendar-file.ts';

const booking = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'confirmed',
  checkinDate: '2026-12-05',
  checkinTime: '14:00',
  checkoutDate: '2026-12-07',
  checkoutTime: '11:00',
  guestCount: 4,
} as SeenBooking;
const place = { siteName: 'Sunbird, the farmhouse', address: `Survey 214, Keesara, ${'a long lane '.repeat(8)}` };

it('calendarFile contains the stay in UTC for times in India, escaped and folded', () => {
  const file = calendarFile(booking, place, new Date('2026-11-21T06:00:00Z'));

  expect(file).toContain('DTSTART:20261205T083000Z\r\n');
  expect(file).toContain('DTEND:20261207T053000Z\r\n');
  expect(file).toContain('SUMMARY:Stay at Sunbird\\, the farmhouse\r\n');
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
