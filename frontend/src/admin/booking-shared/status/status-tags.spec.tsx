import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { BookingStates } from './status-tags.tsx';

const textOf = (booking: Partial<BookingView>, alwaysPayment?: boolean): string =>
  renderToStaticMarkup(<BookingStates booking={booking as BookingView} alwaysPayment={alwaysPayment} />).replace(
    /<[^>]+>/g,
    ' ',
  );

const unpaid = { status: 'cancelled', paymentStatus: 'pending', finalTotal: 5000 } as const;

it('BookingStates leaves out the payment that a cancelled booking no longer needs, unless it is asked for', () => {
  expect(textOf(unpaid)).not.toContain('Payment');
  expect(textOf(unpaid, true)).toMatch(/Booking +Cancelled +Payment +Pending/);
});

it('BookingStates shows that a cancelled free booking has nothing to pay, if the payment is asked for', () => {
  expect(textOf({ ...unpaid, paymentStatus: 'verified', finalTotal: 0 }, true)).toMatch(/Payment +Nothing to pay/);
});

it('BookingStates shows both statuses of every other booking', () => {
  expect(textOf({ ...unpaid, status: 'pending' })).toMatch(/Booking +Pending +Payment +Pending/);
  expect(textOf({ ...unpaid, paymentStatus: 'paid' })).toMatch(/Booking +Cancelled +Payment +Paid/);
});
