import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { BookingPrice } from './booking-price.tsx';

const booking = {
  ...{ fullName: 'Asha Rao', status: 'completed', checkinDate: '2126-12-12', dueLater: 0, dueOn: null },
  ...{ lines: [], discountAmount: 0, finalTotal: 5000, received: 5000, due: 0 },
} as unknown as GuestBooking;

/** The rows from the total on, as text. */
function rowsOf(changes: Partial<GuestBooking>): string[] {
  const html = renderToStaticMarkup(<BookingPrice booking={{ ...booking, ...changes }} />);
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)];
  return rows.map(([, label, amount]) => `${label} ${amount}`);
}

it.each<[string, Partial<GuestBooking>, string[]]>([
  ['is paid', {}, []],
  ['is partly paid', { received: 2000, due: 3000 }, ['Paid ₹2,000', 'Still to pay ₹3,000']],
  ['is paid above its total', { received: 5600 }, ['Paid ₹5,600', 'Paid above the total ₹600']],
  ['is cancelled, whose refund is shown apart', { status: 'cancelled', received: 5600 }, []],
])('the price of a booking that %s says what was paid', (_case, changes, rows) => {
  expect(rowsOf(changes)).toEqual(['Total ₹5,000', ...rows]);
});
