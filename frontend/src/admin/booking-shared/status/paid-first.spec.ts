import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { hasPaid, paidCompetitors, paidFirst, returnText } from './paid-first.ts';

const aBooking = (paymentStatus: PaymentStatus, received = 0, paymentAmount: number | null = null) => ({
  ...{
    paymentStatus,
    received,
    finalTotal: 14300,
    waiting: paymentAmount ?? 0,
    paymentAmount,
    upiTransactionId: '412345678901',
  },
});

describe('hasPaid', () => {
  it.each<[PaymentStatus, number, boolean]>([
    ['pending', 0, false],
    ['failed', 0, false],
    ['paid', 0, true],
    ['pending_verification', 0, true],
    ['verified', 14300, true],
    ['pending', 500, true],
  ])('of a payment that is %s with ₹%d received is %s', (status, received, expected) => {
    expect(hasPaid(aBooking(status, received))).toBe(expected);
  });
});

it.each([
  [0, false],
  [2800, true],
])('hasPaid of a booking that costs nothing, with ₹%d received, is %s', (received, expected) => {
  expect(hasPaid({ ...aBooking('verified', received), finalTotal: 0 })).toBe(expected);
});

describe('paidFirst', () => {
  it('puts guests who have paid first and otherwise keeps the order', () => {
    const [a, b, c, d] = [aBooking('pending'), aBooking('paid'), aBooking('failed'), aBooking('verified', 100)];

    expect(paidFirst([a, b, c, d])).toEqual([b, d, a, c]);
  });
});

describe('returnText', () => {
  it.each<[string, ReturnType<typeof aBooking>, string | undefined]>([
    ['nothing while nothing was paid', aBooking('pending'), undefined],
    ['what was received', aBooking('verified', 5000), 'Has paid ₹5,000: return all of it.'],
    [
      'the reference that the guest gave and that is not verified',
      aBooking('pending_verification'),
      'Says ₹14,300 was paid (UTR 412345678901): if it arrived, return it.',
    ],
    [
      'both',
      aBooking('pending_verification', 5000, 9300),
      'Has paid ₹5,000: return all of it. Says ₹9,300 was paid (UTR 412345678901): if it arrived, return it.',
    ],
    [
      'a payment that the owner has recorded, without attributing it to the guest',
      aBooking('paid', 0, 5000),
      '₹5,000 was recorded (UTR 412345678901) but not verified: if it arrived, return it.',
    ],
    [
      'the sum of several payments that are not verified',
      { ...aBooking('paid', 0, 3000), waiting: 8000 },
      '₹8,000 in several payments is not verified: return what has arrived.',
    ],
  ])('names %s', (_what, booking, expected) => {
    expect(returnText(booking)).toBe(expected);
  });
});

describe('paidCompetitors', () => {
  const unpaid = { id: 1, ...aBooking('pending') } as BookingView;
  const paid = { id: 2, ...aBooking('pending_verification', 0, 14300) } as BookingView;

  it.each([
    [[2], 'a request whose confirmation takes the dates from a guest who has paid', {}],
    [[], 'a request whose dates are taken already', { datesTakenBy: 'FH-ABCD1234' }],
    [[], 'a booking that is confirmed already', { status: 'confirmed' }],
    [[], 'a cancelled booking, which only the owner can confirm again', { status: 'cancelled' }],
  ] as const)('are %j of %s', (expected, _case, changed) => {
    const pending = { status: 'pending', datesTakenBy: null } as const;

    expect(paidCompetitors({ ...pending, competing: [unpaid, paid], ...changed }).map(({ id }) => id)).toEqual(
      expected,
    );
  });
});
