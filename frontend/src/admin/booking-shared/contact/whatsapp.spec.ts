import { expect, it } from '@jest/globals';
import { guestChatAbout, guestMessage } from './whatsapp.ts';

const booking = {
  fullName: 'Asha Rao',
  contactNumber: '+91 98480 12345',
  confirmationCode: 'FH-7K3M9QXZ',
  checkinDate: '2026-12-12',
  checkoutDate: '2026-12-13',
  checkinTime: '13:00',
  checkoutTime: null,
  guestCount: 8,
  finalTotal: 11000,
  due: 11000,
  dueLater: 0,
  dueOn: null,
  status: 'pending',
  paymentStatus: 'pending',
  upiTransactionId: null,
  paymentDeadline: null,
  securityDeposit: 0,
  datesTakenBy: null,
  cancellationReason: null,
} as const;
const place = { name: 'Mango Grove', origin: 'https://farm.example' };
const now = new Date('2026-12-01T00:00:00Z');
const PAYMENT = 'https://farm.example/payment?booking=FH-7K3M9QXZ';
const PAGE = 'https://farm.example/booking-confirmation?booking=FH-7K3M9QXZ';

it('the WhatsApp text to a guest names house, booking, stay and guests', () => {
  expect(guestMessage(booking, place, now)).toMatch(
    /^Hello Asha, this is Mango Grove\.\nBooking FH-7K3M9QXZ: Sat, 12 Dec 2026 to Sun, 13 Dec 2026, 8 guests\.\n/,
  );
});

it.each([
  [{}, [`You can pay now or after we have confirmed your dates. ₹11,000 by UPI: ${PAYMENT}`]],
  [
    { status: 'confirmed', paymentDeadline: '2026-12-02T07:30:00.000Z' },
    [
      'Your dates are confirmed. We look forward to seeing you on Sat, 12 Dec 2026, 1:00 pm.',
      `Please pay by Wed, 2 Dec 2026, 1:00 pm. ₹11,000 by UPI: ${PAYMENT}`,
    ],
  ],
  [
    { status: 'confirmed', paymentStatus: 'verified' },
    ['Your stay is confirmed. We look forward to seeing you on Sat, 12 Dec 2026, 1:00 pm.'],
  ],
  [
    { dueLater: 5500, dueOn: '2026-12-12' },
    [
      `You can pay now or after we have confirmed your dates. ₹5,500 by UPI: ${PAYMENT}`,
      'The balance of ₹5,500 is due on arrival.',
    ],
  ],
  [
    { securityDeposit: 10000 },
    [
      `You can pay now or after we have confirmed your dates. ₹11,000 by UPI: ${PAYMENT}`,
      'Plus refundable ₹10,000 on arrival.',
    ],
  ],
  [
    { status: 'confirmed', paymentStatus: 'verified', due: 5500, dueLater: 5500, dueOn: '2026-12-05' },
    [
      'Your stay is confirmed. We look forward to seeing you on Sat, 12 Dec 2026, 1:00 pm.',
      `The balance of ₹5,500 is due by Sat, 5 Dec 2026. You can pay it by UPI: ${PAYMENT}`,
    ],
  ],
  [
    { paymentStatus: 'failed', upiTransactionId: '412345678901' },
    [`We could not find your payment. Please check the reference number and send it again: ${PAYMENT}`],
  ],
  [
    { paymentStatus: 'failed' },
    [`We could not find your payment. If you have paid, please do not pay again, but call us. Otherwise: ${PAYMENT}`],
  ],
  [{ paymentStatus: 'paid' }, ['We have noted your payment and are checking it.']],
  [
    { finalTotal: 0, due: 0, paymentStatus: 'verified' },
    ['There is nothing to pay. We are looking at your dates and will come back to you.'],
  ],
  [
    { status: 'cancelled' },
    [
      'Your booking has been cancelled.',
      `Its details, with any refund, are here: ${PAGE}`,
      'Write to us here about other dates.',
    ],
  ],
  [
    { status: 'cancelled', cancellationReason: 'The pump broke' },
    [
      'Your booking has been cancelled.',
      'Reason: The pump broke',
      `Its details, with any refund, are here: ${PAGE}`,
      'Write to us here about other dates.',
    ],
  ],
  [
    { status: 'completed', paymentDeadline: '2026-11-30T07:30:00.000Z', securityDeposit: 10000 },
    ['Thank you for staying with us!', `₹11,000 is still to be paid. You can pay it by UPI: ${PAYMENT}`],
  ],
  [
    { status: 'completed', paymentStatus: 'verified', due: 5500, dueLater: 5500, dueOn: '2026-12-12' },
    ['Thank you for staying with us!', `₹5,500 is still to be paid. You can pay it by UPI: ${PAYMENT}`],
  ],
  [{ status: 'completed', paymentStatus: 'pending_verification' }, ['Thank you for staying with us!']],
  [{ status: 'completed', paymentStatus: 'verified', due: 0 }, ['Thank you for staying with us!']],
] as const)('the WhatsApp text for %j says what comes next', (changes, lines) => {
  expect(
    guestMessage({ ...booking, ...changes }, place, now)
      .split('\n')
      .slice(2),
  ).toEqual(lines);
});

it('the WhatsApp text to a guest who is late to pay, before check-in, asks for a call and has no link to pay', () => {
  const late = { ...booking, status: 'confirmed', paymentDeadline: '2026-11-30T07:30:00.000Z' } as const;

  const text = guestMessage(late, place, now);

  expect(text).toContain(
    'The time to pay ended on Mon, 30 Nov 2026, 1:00 pm. Please call us before you pay. ₹11,000 is still to be paid.',
  );
  expect(text).not.toContain(PAYMENT);
});

it('the WhatsApp text to a guest whose stay has begun says when check-out is', () => {
  const begun = new Date('2026-12-12T08:00:00Z');
  const paid = guestMessage({ ...booking, status: 'confirmed', paymentStatus: 'verified', due: 0 }, place, begun);
  const open = { ...booking, status: 'confirmed', paymentDeadline: '2026-12-02T07:30:00.000Z' } as const;

  expect(paid).toContain('Your stay is confirmed. Check-out is on Sun, 13 Dec 2026, 11:00 am.');
  expect(guestMessage(open, place, begun)).toContain(`Your stay has begun: please pay now. ₹11,000 by UPI: ${PAYMENT}`);
});

it.each(['pending', 'failed', 'pending_verification', 'verified'] as const)(
  'the WhatsApp text to a guest whose dates are taken links to the nearest free ones and does not ask for money (payment %s)',
  (paymentStatus) => {
    const text = guestMessage({ ...booking, paymentStatus, datesTakenBy: 'FH-AAAA1111' }, place, now);

    expect(text).toContain(
      'These dates are no longer free, so please do not pay. The nearest free dates are here: https://farm.example/booking-confirmation?booking=FH-7K3M9QXZ',
    );
    expect(text).not.toContain(PAYMENT);
  },
);

it('the WhatsApp link about money greets the guest and names the house and the booking', () => {
  const link = new URL(guestChatAbout(booking, 'Mango Grove', 'We have paid back ₹900 to you.'));

  expect(link.pathname).toBe('/919848012345');
  expect(link.searchParams.get('text')).toBe(
    'Hello Asha, this is Mango Grove.\nBooking FH-7K3M9QXZ: We have paid back ₹900 to you.',
  );
});
