import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { expect, it } from '@jest/globals';
import { newerRefundText, refundToPay } from './refund-to-pay.ts';

const agreed = { amount: 4000, paid: 0, refundTo: 'asha@okbank', dueOn: '2026-12-08', reason: null };
const booking = (part: object) =>
  ({ id: 7, finalTotal: 5000, received: 5000, agreedRefund: null, ...part }) as BookingDetails;

it.each([
  [{ status: 'confirmed' }, 0],
  [{ status: 'confirmed', received: 5900 }, 900],
  [{ status: 'cancelled' }, 5000],
  [{ status: 'cancelled', agreedRefund: agreed }, 4000],
  [{ status: 'cancelled', received: 1000, agreedRefund: { ...agreed, paid: 4000 } }, 0],
  [{ status: 'cancelled', received: 1000, agreedRefund: agreed }, 1000],
])('the refund to pay of a booking of ₹5,000 with %j is ₹%d', (part, amount) => {
  expect(refundToPay(booking(part)).amount).toBe(amount);
});

it('a refund that another device has recorded is told with the new figures', () => {
  expect(newerRefundText({ received: 5000, amount: 4000 }, { received: 1000, amount: 0 })).toEqual({
    title: 'A refund was recorded in the meantime, or a payment undone',
    figures: '₹1,000 instead of ₹5,000 is received, ₹0 of it still to be paid back.',
  });
});

it('a payment that another device has recorded is told before a refund', () => {
  const newer = newerRefundText({ received: 5000, amount: 4000 }, { received: 6000, amount: 5000 });

  expect(newer?.title).toBe('A payment was recorded in the meantime, or a refund undone');
});

it('nothing is told before a refund while the money received is as shown', () => {
  expect(newerRefundText({ received: 5000, amount: 4000 }, { received: 5000, amount: 4000 })).toBeUndefined();
});
