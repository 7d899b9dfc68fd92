import { expect, it } from '@jest/globals';
import type { QuotedBooking } from '../api/booking-changes.api.ts';
import { quotedOf } from './use-cancel-quote.ts';

const booking: QuotedBooking = {
  ...{ id: 7, status: 'confirmed', received: 2500, waiting: 2500 },
  ...{ finalTotal: 5000, checkinDate: '2026-12-20' },
};

it.each([
  { received: 5000, waiting: 0 },
  { waiting: 0 },
  { checkinDate: '2026-12-10' },
  { finalTotal: 4000 },
  { status: 'completed' } as const,
])('the refund of a booking is quoted again after a change to %j', (part) => {
  expect(quotedOf({ ...booking, ...part })).not.toEqual(quotedOf(booking));
});

it('the refund of a booking is not quoted again while what it depends on is the same', () => {
  const listed = { ...booking, stayChanges: 1 };

  expect(quotedOf(listed)).toEqual(quotedOf(booking));
});

it('the refund of a booking that was cancelled meanwhile is not quoted', () => {
  expect(quotedOf({ ...booking, status: 'cancelled' })).toBeUndefined();
});
