import { describe, expect, it } from '@jest/globals';
import { amountToRecord, isOverpayable, isRecordable, recordedMethod, recordingRejection } from './recorded-method.ts';

describe('recordedMethod', () => {
  it.each([
    [{ paymentMethod: 'cash', paymentReference: null, paymentRecordedBy: 'owner' }, 'Cash, recorded by owner'],
    [
      { paymentMethod: 'bank', paymentReference: 'NEFT 7', paymentRecordedBy: 'owner' },
      'Bank transfer (NEFT 7), recorded by owner',
    ],
    [{ paymentMethod: 'upi', paymentReference: null, paymentRecordedBy: null }, undefined],
    [{ paymentMethod: null, paymentReference: null, paymentRecordedBy: null }, undefined],
  ] as const)('of %j is %s', (booking, method) => {
    expect(recordedMethod(booking)).toBe(method);
  });
});

describe('isRecordable', () => {
  it.each([
    ['pending', 'pending', true],
    ['confirmed', 'failed', true],
    ['completed', 'pending', true],
    ['cancelled', 'pending', false],
    ['pending', 'paid', false],
    ['confirmed', 'verified', false],
  ] as const)('for a %s booking with payment %s is %s', (status, paymentStatus, expected) => {
    const due = paymentStatus === 'verified' ? 0 : 5100;
    const waiting = paymentStatus === 'paid' ? 5100 : 0;

    expect(isRecordable({ status, paymentStatus, due, waiting, finalTotal: 5100 })).toBe(expected);
  });

  it.each([
    [2000, true],
    [5100, false],
  ])('while ₹%i of ₹5,100 await verification is %s', (waiting, expected) => {
    const booking = { status: 'pending', paymentStatus: 'pending_verification', due: 5100, finalTotal: 5100 } as const;

    expect(isRecordable({ ...booking, waiting })).toBe(expected);
    expect(isRecordable({ ...booking, waiting, status: 'cancelled' })).toBe(false);
  });

  it('is false for a booking that costs nothing', () => {
    expect(isRecordable({ status: 'confirmed', paymentStatus: 'verified', due: 0, waiting: 0, finalTotal: 0 })).toBe(
      false,
    );
  });

  it('is true for a balance that is due later', () => {
    const booking = { paymentStatus: 'verified', due: 2550, waiting: 0, finalTotal: 5100 } as const;

    expect(isRecordable({ ...booking, status: 'confirmed' })).toBe(true);
    expect(isRecordable({ ...booking, status: 'cancelled' })).toBe(false);
  });
});

it.each([
  [5100, 0, 0, 5100],
  [5100, 0, 2000, 3100],
  [5100, 2550, 0, 2550],
  [5100, 2550, 2000, 550],
  [5100, 2550, 2550, 2550],
])(
  'amountToRecord for ₹%i due, ₹%i of it later, ₹%i awaiting verification, is ₹%i',
  (due, dueLater, waiting, amount) => {
    expect(amountToRecord({ due, dueLater, waiting })).toBe(amount);
  },
);

describe('recordingRejection', () => {
  const cancelled = { status: 'cancelled', paymentStatus: 'verified', due: 0, finalTotal: 5100 } as const;

  it.each(['record', 'add', 'overpay'] as const)(
    'refuses to %s for a booking that was cancelled meanwhile',
    (action) => {
      const shown = { status: 'confirmed' } as const;

      expect(recordingRejection(action, cancelled, shown)).toBe('This booking was cancelled; no payment is needed.');
    },
  );

  it('allows money of a booking that was shown as cancelled, until it is no longer cancelled', () => {
    const restored = { ...cancelled, status: 'confirmed' } as const;

    expect(recordingRejection('overpay', cancelled)).toBeUndefined();
    expect(recordingRejection('overpay', restored, cancelled)).toMatch(/no longer cancelled/);
  });

  it('allows a credit of a booking that is paid', () => {
    const booking = { status: 'confirmed', paymentStatus: 'verified', due: 0, finalTotal: 5100 } as const;

    expect(recordingRejection('overpay', booking)).toBeUndefined();
    expect(recordingRejection('add', booking)).toBe('The payment of this booking is already verified.');
  });
});

describe('isOverpayable', () => {
  it.each([
    [true, 'everything is paid', {}],
    [false, 'something is due', { due: 100 }],
    [false, 'a payment waits to be verified', { paymentStatus: 'paid' }],
    [true, 'the booking is cancelled', { status: 'cancelled' }],
    [true, 'the booking is cancelled and unpaid', { status: 'cancelled', paymentStatus: 'pending', due: 5100 }],
    [true, 'the booking is cancelled and a payment waits', { status: 'cancelled', paymentStatus: 'paid', due: 5100 }],
    [false, 'the booking costs nothing', { finalTotal: 0 }],
    [false, 'the cancelled booking costs nothing', { status: 'cancelled', finalTotal: 0 }],
  ] as const)('is %s when %s', (expected, _case, changed) => {
    const paid = { status: 'confirmed', paymentStatus: 'verified', due: 0, finalTotal: 5100 } as const;

    expect(isOverpayable({ ...paid, ...changed })).toBe(expected);
  });
});
