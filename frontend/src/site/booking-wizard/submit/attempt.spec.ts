import { beforeEach, expect, it } from '@jest/globals';
import type { CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { attemptOf, clearAttempt } from './attempt.ts';
import { memoryStorage } from '../../../shared/storage/testing/memory-storage.ts';

const booking: CreateBooking = {
  fullName: 'Asha Rao',
  contactNumber: '9000012345',
  checkinDate: '2026-12-05',
  checkoutDate: '2026-12-07',
  guestCount: 4,
  checkinTime: '14:00',
  basePrice: 4600,
  servicesPrice: 0,
  discountAmount: 0,
  finalTotal: 5100,
};

const earlier = { booking: { ...booking, guestCount: 2 }, key: 'earlier' };

function denied(): never {
  throw new Error('QuotaExceededError');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: memoryStorage(stored),
  });
  clearAttempt();
});

it('attemptOf returns the first body and its idempotency key again, even when the shown price has changed', () => {
  const first = attemptOf(booking);

  expect(first.booking).toEqual(booking);
  expect(attemptOf({ ...booking })).toEqual(first);
  expect(attemptOf({ ...booking, basePrice: 5200, finalTotal: 5700 })).toEqual(first);
});

it.each([{ guestCount: 5 }, { couponCode: 'MONSOON' }, { checkoutDate: '2026-12-08' }])(
  'attemptOf returns a new idempotency key when the guest asks for %p',
  (change) => {
    const first = attemptOf(booking);
    const second = attemptOf({ ...booking, ...change });

    expect(second.key).not.toBe(first.key);
    expect(second.booking).toEqual({ ...booking, ...change });
  },
);

it('attemptOf returns a new idempotency key for the same body after the booking was created', () => {
  const first = attemptOf(booking);
  clearAttempt();

  expect(attemptOf(booking).key).not.toBe(first.key);
});

it.each([
  ['is denied', { getItem: () => null, setItem: denied }],
  ['is full and keeps an earlier request', { getItem: () => JSON.stringify(earlier), setItem: denied }],
])('attemptOf returns the same idempotency key for a retry when session storage %s', (_what, storage) => {
  Object.assign(globalThis, { sessionStorage: { ...storage, removeItem: denied } });

  const first = attemptOf(booking);

  expect(attemptOf({ ...booking })).toEqual(first);
  clearAttempt();
  expect(attemptOf(booking).key).not.toBe(first.key);
});
