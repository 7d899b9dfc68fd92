import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { noteServerTime } from '../../shared/api/server-clock.ts';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { NextStep } from './next-step.tsx';

const request = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'pending',
  paymentStatus: 'pending',
  checkinDate: '2126-12-12',
  checkinTime: '13:00',
  checkoutDate: '2126-12-13',
  checkoutTime: '11:00',
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
    'Our team calls you within 24 hours of your request to confirm your dates. You can pay now or after we have confirmed your dates.',
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

const setClock = (time: string) => noteServerTime(new Date(time).toUTCString(), Date.now(), Date.now());

it.each([
  ['before check-in', '2126-12-12T07:00:00Z', 'All set.', 'Arrive on Thu, 12 Dec 2126 from 1:00 pm.'],
  ['after check-in', '2126-12-12T07:31:00Z', 'Enjoy your stay', 'Check-out is on Fri, 13 Dec 2126 by 11:00 am.'],
])('the next step of a confirmed and paid stay %s is the next day of the stay', (_when, time, title, text) => {
  setClock(time);

  const step = shown({ status: 'confirmed', paymentStatus: 'verified', due: 0 });

  setClock(new Date().toISOString());
  expect(step).toContain(title);
  expect(step).toContain(text);
});

it('the next step says when to pay by the clock of the server on a device whose clock is wrong', () => {
  setClock('2126-12-10T08:00:00Z');

  const text = shown({ status: 'confirmed', paymentDeadline: DEADLINE });

  setClock(new Date().toISOString());
  expect(text).toContain('The time to pay ended on Tue, 10 Dec 2126, 1:00 pm.');
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

const CALL = /call us, and we will sort it out together/g;
const failed = { fullName: 'Asha Rao', paymentStatus: 'failed', paymentNotes: null, refund: null } as const;

it.each([
  ['a reference', '412345678901', 4, 'Please check the reference and send it again.', 'Send the reference again', 0],
  ['the last possible reference', '412345678901', 0, 'Please call us', undefined, 1],
  ['no reference', null, 5, 'If you have paid, please do not pay again: call us', 'See your payment', 1],
])(
  'the next step after a payment with %s was not found asks for the reference again or for a call, not for both',
  (_case, upiTransactionId, submissionsLeft, advice, button, calls) => {
    const step = shown({ ...failed, upiTransactionId, submissionsLeft } as never);

    expect(step).toContain(advice);
    expect(step).toContain(button ?? '');
    expect(step.match(CALL) ?? []).toHaveLength(calls);
    if (calls > 0) expect(step).not.toMatch(/send it again|Send the reference/);
  },
);

it('the next step after the last possible reference was refused with notes has the notes, and asks for a call', () => {
  const last = { upiTransactionId: '412345678901', submissionsLeft: 0, paymentNotes: 'Sent to another UPI id' };

  expect(shown({ ...failed, ...last } as never)).toMatch(/Sent to another UPI id.*Please call us/s);
});

it.each([
  ['a reference', '412345678901', 4, 'Please check the reference and send it again.', 0],
  ['the last possible reference', '412345678901', 0, 'Please call us', 1],
  ['no reference', null, 4, 'If you have paid, please do not pay again: call us', 1],
])(
  'the next step after a balance with %s was refused early asks for the reference again or for a call, not for both',
  (_case, reference, submissionsLeft, advice, calls) => {
    const paid = { status: 'confirmed', paymentStatus: 'verified', due: 2550, dueLater: 2550, dueOn: '2126-12-05' };
    const refusedEarly = { amount: 2550, reference };

    const step = shown({ ...failed, ...paid, refusedEarly, submissionsLeft, changeRequest: null } as never);

    expect(step).toContain('We could not find your payment of ₹2,550');
    expect(step).toContain(advice);
    expect(step.match(CALL) ?? []).toHaveLength(calls);
    expect(step.includes('send it again')).toBe(calls === 0);
  },
);

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
