import { expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { hasStayChanged, seenPayment, shownPayment } from './seen-payment.ts';

const booking = {
  paymentId: 7,
  paymentAmount: 5100,
  paymentRecordedBy: null,
  due: 5100,
  dueLater: 0,
  status: 'confirmed',
  stayChanges: 0,
} as BookingView;

it('the amount of a displayed payment stays when what is due changes meanwhile', () => {
  const seen = seenPayment(undefined, booking, false);

  expect(seen).toMatchObject({ paymentId: 7, expected: 5100 });
  expect(seenPayment(seen, { ...booking, due: 3000 }, false)).toBe(seen);
});

it('a displayed payment stays when another one replaces it meanwhile', () => {
  const seen = seenPayment(undefined, booking, false);

  expect(seenPayment(seen, { ...booking, paymentId: 8, paymentAmount: 900 }, false)).toBe(seen);
});

it('a payment counts as seen only once it is not a cached one', () => {
  expect(seenPayment(undefined, booking, true)).toBeUndefined();
});

it.each([
  ['pending', 1, true],
  ['pending', 0, false],
  ['confirmed', 1, false],
] as const)(
  'the stay of a %s booking that was changed %d times since must be looked at again: %s',
  (status, n, must) => {
    expect(hasStayChanged(shownPayment(booking), { ...booking, status, stayChanges: n })).toBe(must);
  },
);
