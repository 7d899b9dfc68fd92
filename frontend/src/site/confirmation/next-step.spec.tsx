import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { NextStep } from './next-step.tsx';

const request = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'pending',
  paymentStatus: 'pending',
  checkinDate: '2126-12-12',
  checkinTime: '13:00',
  paymentDeadline: null,
} as VisibleBooking;
const DEADLINE = '2126-12-10T07:30:00.000Z';

function shown(changes: Partial<VisibleBooking>): string {
  const page = <NextStep booking={{ ...request, ...changes }} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<[^>]+>/g, ' ');
}

it.each<[string, Partial<VisibleBooking>, string]>([
  [
    'a request',
    {},
    'Our team calls you within 24 hours to confirm your dates. You can pay now or after we have confirmed your dates.',
  ],
  [
    'a confirmed stay',
    { status: 'confirmed', paymentDeadline: DEADLINE },
    'Your dates are confirmed. Please pay by Tue, 10 Dec 2126, 1:00 pm.',
  ],
  [
    'a booking that the owner has entered',
    { paymentDeadline: DEADLINE },
    'We confirm your stay once your payment has arrived. Please pay by Tue, 10 Dec 2126, 1:00 pm.',
  ],
  [
    'a stay that is over and not paid',
    { status: 'completed', paymentDeadline: DEADLINE, due: 1650 },
    'Your stay is over, and ₹1,650 is still due.',
  ],
])('the next step of %s says when to pay', (_case, changes, text) => {
  expect(shown(changes)).toContain(text);
});

it.each<[PaymentStatus, string]>([
  ['pending', 'Please do not pay'],
  ['pending_verification', 'We are checking your payment'],
  ['verified', 'Your payment is verified'],
])('the next step offers free dates once the dates are taken, with payment %s', (paymentStatus, text) => {
  const free = [{ checkinDate: '2126-12-14', checkoutDate: '2126-12-15' }];

  const step = shown({ paymentStatus, datesTaken: true, nearestFree: free });

  expect(step).toContain(text);
  expect(step).toContain('so we cannot confirm them');
  expect(step).toContain('14 Dec 2126');
  expect(step).not.toContain('settling your dates');
});

it('the next step of a cancelled booking without a reason fits a guest who has cancelled it', () => {
  expect(shown({ status: 'cancelled' })).toContain('If you did not ask for this, please call us.');
});

it('the next step of a cancelled booking whose payment is being checked names the payment', () => {
  const step = shown({
    ...{ fullName: 'Asha Rao', submissionsLeft: 4, refund: null },
    ...{ status: 'cancelled', paymentStatus: 'pending_verification', paymentAmount: 5100 },
  } as Partial<VisibleBooking>);

  expect(step).toContain('We are still checking your payment of ₹5,100.');
});
