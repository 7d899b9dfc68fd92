import { expect, it } from '@jest/globals';
import type { BookingStatus } from '../booking/booking.ts';
import { isCancellableByGuest } from './guest-cancellation.ts';

it.each<[BookingStatus, string, boolean]>([
  ['pending', '13:59:59', true],
  ['confirmed', '13:59:59', true],
  ['confirmed', '14:00:00', false],
  ['cancelled', '13:59:59', false],
  ['completed', '13:59:59', false],
])('isCancellableByGuest of a %s booking at %s in India, with check-in at 14:00, is %s', (status, time, expected) => {
  const booking = { status, checkinDate: '2026-12-08', checkinTime: '14:00' };

  expect(isCancellableByGuest(booking, new Date(`2026-12-08T${time}+05:30`))).toBe(expected);
});
