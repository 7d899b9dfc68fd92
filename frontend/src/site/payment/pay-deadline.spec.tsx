import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { noteServerTime } from '../../shared/api/server-clock.ts';
import { PayDeadline } from './pay-deadline.tsx';

const booking = {
  ...{ status: 'confirmed', paymentStatus: 'pending', checkinDate: '2126-12-12', checkinTime: '13:00' },
  paymentDeadline: '2126-12-10T07:30:00.000Z',
} as PublicBooking;

it.each([
  ['before the deadline', '2126-12-10T07:00:00Z', 'Please pay by Tue, 10 Dec 2126, 1:00 pm.'],
  ['after the deadline', '2126-12-10T08:00:00Z', 'The time to pay ended on Tue, 10 Dec 2126, 1:00 pm.'],
])('the deadline goes by the clock of the server on a device whose clock is wrong: %s', (_when, now, text) => {
  noteServerTime(new Date(now).toUTCString(), Date.now(), Date.now());

  expect(renderToStaticMarkup(<PayDeadline booking={booking} />)).toContain(text);
});
