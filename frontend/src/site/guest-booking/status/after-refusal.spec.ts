import { expect, it } from '@jest/globals';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { refusedReference } from './after-refusal.ts';

const early = (reference: string | null) => ({ amount: 3000, reference });

it.each<[string, Pick<GuestBooking, 'paymentStatus' | 'upiTransactionId' | 'refusedEarly'>, string | null]>([
  ['failed', { paymentStatus: 'failed', upiTransactionId: '401234567890', refusedEarly: null }, '401234567890'],
  [
    'verified, after which a balance that was paid early was refused',
    { paymentStatus: 'verified', upiTransactionId: '412345678901', refusedEarly: early('401234567890') },
    '401234567890',
  ],
  [
    'verified, after which cash for the balance was refused',
    { paymentStatus: 'verified', upiTransactionId: '412345678901', refusedEarly: early(null) },
    null,
  ],
  [
    'being checked',
    { paymentStatus: 'pending_verification', upiTransactionId: '412345678901', refusedEarly: null },
    null,
  ],
])('refusedReference of a booking whose payment is %s', (_payment, booking, reference) => {
  expect(refusedReference(booking as GuestBooking)).toBe(reference);
});
