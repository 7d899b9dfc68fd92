import { expect, it } from '@jest/globals';
import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import { timelineOf } from './timeline.rules.ts';

it.each<[BookingStatus, PaymentStatus, string]>([
  ['pending', 'pending', 'done now next next next'],
  ['pending', 'failed', 'done now next next next'],
  ['pending', 'pending_verification', 'done done now next next'],
  ['pending', 'paid', 'done done now next next'],
  ['pending', 'verified', 'done done done now next'],
  ['confirmed', 'pending', 'done now next done next'],
  ['confirmed', 'verified', 'done done done done now'],
  ['completed', 'verified', 'done done done done done'],
])('timelineOf a %s booking with payment %s is: %s', (status, paymentStatus, progress) => {
  expect(
    timelineOf({ status, paymentStatus })
      .map((stage) => stage.progress)
      .join(' '),
  ).toBe(progress);
});
