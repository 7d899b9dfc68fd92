import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { SeenBooking } from '../booking-shared/guest-booking.api.ts';
import { NextStep } from './next-step.tsx';

const request = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'pending',
  paymentStatus: 'pending',
  checkinDate: '2126-12-12',
  checkinTime: '13:00',
  paymentDeadline: null,
} as SeenBooking;
const DEADLINE = '2126-12-10T07:30:00.000Z';

function shown(changes: Partial<SeenBooking>): string {
  const page = <NextStep booking={{ ...request, ...changes }} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<[^>]+>/g, ' ');
}

it.each<[string, Partial<SeenBooking>, string]>([
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
])('the next step of %s says when to pay', (_case, changes, text) => {
  expect(shown(changes)).toContain(text);
});
