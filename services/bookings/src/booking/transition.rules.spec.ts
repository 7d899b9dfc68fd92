import { bookingTransition } from '@farmhouse/contracts/transitions/booking-transitions';
import { describe, expect, it } from '@jest/globals';
import type { BookingEntity } from './booking.entity.ts';
import { fieldsAfter, requireTransition } from './transition.rules.ts';

const now = new Date('2027-03-01T09:00:00Z');
const before = new Date('2027-02-01T09:00:00Z');
const window = new Date('2027-03-02T15:30:00Z');
const settings = new Map([
  ['payment_window_hours', '24'],
  ['turnaround_minutes', '60'],
]);

const aBooking = (part: Partial<BookingEntity>) =>
  ({
    ...{ source: 'guest', checkinDate: '2027-03-09', checkinTime: '12:00', checkoutDate: '2027-03-10' },
    ...{ confirmedAt: null, cancelledAt: null, cancellationReason: null, paymentDeadline: null },
    turnaroundMinutes: 0,
    ...part,
  }) as BookingEntity;

describe('the fields after a transition', () => {
  it.each([
    ['pending', { confirmedAt: before, cancelledAt: before }, 'cancelled', { confirmedAt: null, cancelledAt: null }],
    ['pending', { paymentDeadline: before }, 'confirmed', { paymentDeadline: null }],
    ['confirmed', {}, 'pending', { confirmedAt: now, paymentDeadline: window, turnaroundMinutes: 60 }],
    [
      'confirmed',
      { confirmedAt: before, cancelledAt: before },
      'cancelled',
      { confirmedAt: before, cancelledAt: null },
    ],
    ['confirmed', { paymentDeadline: before }, 'cancelled', { paymentDeadline: window }],
    ['confirmed', { paymentDeadline: before }, 'completed', { paymentDeadline: before }],
    ['confirmed', { paymentDeadline: null }, 'completed', { paymentDeadline: window }],
    ['confirmed', { source: 'owner', paymentDeadline: before }, 'pending', { paymentDeadline: before }],
    ['completed', { confirmedAt: before }, 'confirmed', { confirmedAt: before, turnaroundMinutes: 0 }],
    ['cancelled', { confirmedAt: before }, 'confirmed', { cancelledAt: now, cancellationReason: 'rain' }],
    ['cancelled', { paymentDeadline: before }, 'confirmed', { paymentDeadline: before, cancellationReason: 'rain' }],
  ] as const)('to %s of %j that was %s are %j', (to, part, status, expected) => {
    const booking = aBooking({ ...part, status });
    const transition = requireTransition('override', booking, 'owner', to);

    expect(fieldsAfter(transition, booking, { reason: 'rain', settings, now })).toMatchObject({
      status: to,
      cancellationReason: null,
      ...expected,
    });
  });

  it('keep the reason and the times of a booking when its guest is reminded', () => {
    const booking = aBooking({ status: 'confirmed', confirmedAt: before, cancellationReason: 'rain' });
    const transition = bookingTransition('remind', 'confirmed', 'owner');

    expect(transition && fieldsAfter(transition, booking, { reason: null, settings, now })).toMatchObject({
      confirmedAt: before,
      cancellationReason: 'rain',
    });
  });
});

describe('a transition that the table does not have', () => {
  it.each([
    ['confirm', 'completed', 'Only a pending booking can be confirmed; this one is completed.'],
    ['cancel', 'cancelled', 'Only a pending or confirmed booking can be cancelled; this one is cancelled.'],
    ['decline', 'confirmed', 'Only a pending booking can be declined; FH-7K3M9QXZ is confirmed.'],
    ['remind', 'pending', 'A reminder can only be sent for a confirmed booking; this one is pending.'],
  ] as const)('to %s a booking that is %s is refused: %s', (action, status, message) => {
    expect(() => requireTransition(action, { status, confirmationCode: 'FH-7K3M9QXZ' }, 'owner')).toThrow(message);
  });

  it('is one of an actor whom it does not name', () => {
    const booking = { status: 'pending', confirmationCode: 'FH-7K3M9QXZ' } as const;

    expect(() => requireTransition('decline', booking, 'guest')).toThrow('declined');
    expect(requireTransition('decline', booking, 'owner').to).toBe('cancelled');
  });
});
