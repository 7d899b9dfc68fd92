import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { waitingItems } from './waiting-list.ts';

const booking = (id: number) => ({ id }) as BookingView;

describe('waitingItems', () => {
  it('lists payments first and each booking once', () => {
    const items = waitingItems([booking(2)], [booking(1), booking(2), booking(3)]);

    expect(items.map(({ kind, booking: { id } }) => `${kind} ${id}`)).toEqual(['payment 2', 'request 1', 'request 3']);
  });
});
