import { expect, it } from '@jest/globals';
import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { asksForMoney, dueAfterStay, isStayImpossible, pollEvery, stateOf, type GuestState } from './guest-state.ts';

it.each<[BookingStatus, PaymentStatus, GuestState]>([
  ['pending', 'pending', 'to-pay'],
  ['confirmed', 'pending', 'to-pay'],
  ['pending', 'failed', 'payment-failed'],
  ['pending', 'paid', 'checking'],
  ['pending', 'pending_verification', 'checking'],
  ['pending', 'verified', 'paid'],
  ['confirmed', 'verified', 'confirmed'],
  ['cancelled', 'pending_verification', 'cancelled'],
])('stateOf a %s booking with payment %s is %s', (status, paymentStatus, state) => {
  expect(stateOf({ status, paymentStatus, datesTaken: false, finalTotal: 5100, due: 5100 })).toBe(state);
});

it.each<[PaymentStatus, number, GuestState]>([
  ['verified', 0, 'completed'],
  ['verified', 2000, 'to-pay'],
  ['pending', 5100, 'to-pay'],
  ['failed', 5100, 'payment-failed'],
  ['pending_verification', 5100, 'checking'],
  ['paid', 5100, 'checking'],
])('stateOf a stay that is over, with payment %s and %d rupees due, is %s', (paymentStatus, due, state) => {
  expect(stateOf({ status: 'completed', paymentStatus, datesTaken: false, finalTotal: 5100, due })).toBe(state);
});

it.each<[BookingStatus, PaymentStatus, number, string | undefined]>([
  ['completed', 'pending', 5100, 'Your stay is over, and ₹5,100 is still due.'],
  ['completed', 'failed', 2000, 'Your stay is over, and ₹2,000 is still due.'],
  ['completed', 'pending_verification', 5100, undefined],
  ['completed', 'verified', 0, undefined],
  ['confirmed', 'pending', 5100, undefined],
])('dueAfterStay of a %s stay with payment %s and %d rupees due is %j', (status, paymentStatus, due, text) => {
  expect(dueAfterStay({ status, paymentStatus, datesTaken: false, finalTotal: 5100, due })).toBe(text);
});

it.each<[PaymentStatus, GuestState]>([
  ['pending', 'dates-taken'],
  ['failed', 'dates-taken'],
  ['pending_verification', 'checking'],
  ['verified', 'paid'],
])('stateOf a pending booking whose dates are taken, with payment %s, is %s', (paymentStatus, state) => {
  expect(stateOf({ status: 'pending', paymentStatus, datesTaken: true, finalTotal: 5100, due: 5100 })).toBe(state);
});

it.each<[BookingStatus, PaymentStatus, boolean, GuestState]>([
  ['pending', 'verified', false, 'free'],
  ['pending', 'verified', true, 'dates-taken'],
  ['pending', 'pending_verification', false, 'checking'],
  ['confirmed', 'verified', false, 'confirmed'],
  ['cancelled', 'verified', false, 'cancelled'],
])(
  'stateOf a %s booking that costs nothing, with payment %s and datesTaken %s, is %s',
  (status, paymentStatus, datesTaken, state) => {
    expect(stateOf({ status, paymentStatus, datesTaken, finalTotal: 0, due: 0 })).toBe(state);
  },
);

it.each<[BookingStatus, boolean, boolean]>([
  ['pending', false, false],
  ['pending', true, true],
  ['confirmed', false, false],
  ['completed', false, false],
  ['cancelled', false, true],
])('isStayImpossible of a %s booking with datesTaken %s is %s', (status, datesTaken, off) => {
  expect(isStayImpossible({ status, datesTaken })).toBe(off);
});

it.each<[string, Parameters<typeof asksForMoney>[0], boolean]>([
  ['a request', { status: 'pending', paymentStatus: 'pending', datesTaken: false, due: 1650, finalTotal: 1650 }, true],
  [
    'a confirmed stay',
    { status: 'confirmed', paymentStatus: 'pending', datesTaken: false, due: 1650, finalTotal: 1650 },
    true,
  ],
  [
    'a payment not found',
    { status: 'pending', paymentStatus: 'failed', datesTaken: false, due: 1650, finalTotal: 1650 },
    true,
  ],
  [
    'taken dates',
    { status: 'pending', paymentStatus: 'pending', datesTaken: true, due: 1650, finalTotal: 1650 },
    false,
  ],
  [
    'a payment to check',
    { status: 'pending', paymentStatus: 'pending_verification', datesTaken: false, due: 0, finalTotal: 1650 },
    false,
  ],
  [
    'a paid stay',
    { status: 'confirmed', paymentStatus: 'verified', datesTaken: false, due: 0, finalTotal: 1650 },
    false,
  ],
  [
    'a stay for nothing',
    { status: 'confirmed', paymentStatus: 'verified', datesTaken: false, due: 0, finalTotal: 0 },
    false,
  ],
  [
    'a cancelled booking',
    { status: 'cancelled', paymentStatus: 'pending', datesTaken: false, due: 1650, finalTotal: 1650 },
    false,
  ],
  [
    'a past stay that is not paid',
    { status: 'completed', paymentStatus: 'pending', datesTaken: false, due: 1650, finalTotal: 1650 },
    true,
  ],
  [
    'a past stay that is paid',
    { status: 'completed', paymentStatus: 'verified', datesTaken: false, due: 0, finalTotal: 1650 },
    false,
  ],
])('asksForMoney of %s', (_case, booking, asks) => {
  expect(asksForMoney(booking)).toBe(asks);
});

it.each<[BookingStatus, PaymentStatus, number]>([
  ['pending', 'pending_verification', 5000],
  ['pending', 'pending', 20_000],
  ['cancelled', 'verified', 20_000],
  ['completed', 'verified', 20_000],
])('pollEvery of a %s booking with payment %s is %d ms', (status, paymentStatus, ms) => {
  expect(pollEvery({ status, paymentStatus, datesTaken: false, finalTotal: 5100, due: 0 })).toBe(ms);
});

it('pollEvery returns 0 without a booking', () => {
  expect(pollEvery(undefined)).toBe(0);
});
