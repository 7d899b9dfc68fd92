import { expect, it } from '@jest/globals';
import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { timelineOf } from './timeline.rules.ts';

const requested = {
  finalTotal: 5100,
  createdAt: '2026-12-01T04:30:00.000Z',
  paymentSubmittedAt: null,
  paymentVerifiedAt: null,
  confirmedAt: null,
  checkinDate: '2026-12-12',
  checkinTime: '13:00',
};
const BEFORE_CHECKIN = new Date('2026-12-05T00:00:00Z');

it.each<[BookingStatus, PaymentStatus, string]>([
  ['pending', 'pending', 'done now next next next'],
  ['pending', 'failed', 'done now next next next'],
  ['pending', 'pending_verification', 'done done now next next'],
  ['pending', 'paid', 'done done now next next'],
  ['pending', 'verified', 'done done done now next'],
  ['confirmed', 'pending', 'done done now next next'],
  ['confirmed', 'verified', 'done done done done now'],
  ['completed', 'verified', 'done done done done done'],
])('timelineOf a %s booking with payment %s is: %s', (status, paymentStatus, progress) => {
  expect(
    timelineOf({ ...requested, status, paymentStatus }, BEFORE_CHECKIN)
      .map((stage) => stage.progress)
      .join(' '),
  ).toBe(progress);
});

it('timelineOf has the time at which each stage was reached, and at which the stay begins', () => {
  const stages = timelineOf(
    {
      ...requested,
      status: 'confirmed',
      paymentStatus: 'pending',
      confirmedAt: '2026-12-02T07:30:00.000Z',
    },
    BEFORE_CHECKIN,
  );

  expect(stages.map(({ name, when }) => [name, when])).toEqual([
    ['Requested', 'Tue, 1 Dec 2026, 10:00 am'],
    ['Dates confirmed', 'Wed, 2 Dec 2026, 1:00 pm'],
    ['Paid', undefined],
    ['Verified', undefined],
    ['Stay', 'Sat, 12 Dec 2026, 1:00 pm'],
  ]);
});

it('timelineOf shows a payment before the confirmation where it was sent before, and exactly one current stage', () => {
  const stages = timelineOf(
    {
      ...requested,
      status: 'pending',
      paymentStatus: 'pending_verification',
      paymentSubmittedAt: '2026-12-01T05:30:00.000Z',
    },
    BEFORE_CHECKIN,
  );

  expect(stages.map(({ name, progress }) => `${name} ${progress}`)).toEqual([
    'Requested done',
    'Paid done',
    'Dates confirmed now',
    'Verified next',
    'Stay next',
  ]);
});

it.each<[BookingStatus, string]>([
  ['pending', 'Requested done, Dates confirmed now, Stay next'],
  ['confirmed', 'Requested done, Dates confirmed done, Stay now'],
])('timelineOf a %s booking that costs nothing has no stages of a payment: %s', (status, expected) => {
  const stages = timelineOf({ ...requested, finalTotal: 0, status, paymentStatus: 'verified' }, BEFORE_CHECKIN);

  expect(stages.map(({ name, progress }) => `${name} ${progress}`).join(', ')).toBe(expected);
});

it.each([
  ['2026-12-12T07:29:59Z', false],
  ['2026-12-12T07:30:00Z', true],
])('timelineOf a stay from Sat, 12 Dec 2026, 1:00 pm has at %s a stay with isRunning %j', (now, isRunning) => {
  const stages = timelineOf({ ...requested, status: 'confirmed', paymentStatus: 'verified' }, new Date(now));

  expect(stages.at(-1)).toMatchObject({ name: 'Stay', progress: 'now', isRunning });
});
