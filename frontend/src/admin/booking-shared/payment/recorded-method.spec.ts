import { describe, expect, it } from '@jest/globals';
import { isOverpayable, isRecordable, recordedMethod } from './recorded-method.ts';

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
    expect(
      isRecordable({ status, paymentStatus, due: paymentStatus === 'verified' ? 0 : 5100, finalTotal: 5100 }),
    ).toBe(expected);
  });

  it('is false for a booking that costs nothing', () => {
    expect(isRecordable({ status: 'confirmed', paymentStatus: 'verified', due: 0, finalTotal: 0 })).toBe(false);
  });

  it('is true for a balance that is due later', () => {
    expect(isRecordable({ status: 'confirmed', paymentStatus: 'verified', due: 2550, finalTotal: 5100 })).toBe(true);
    expect(isRecordable({ status: 'cancelled', paymentStatus: 'verified', due: 2550, finalTotal: 5100 })).toBe(false);
  });
});

describe('isOverpayable', () => {
  it.each([
    [true, 'everything is paid', {}],
    [false, 'something is due', { due: 100 }],
    [false, 'a payment waits to be verified', { paymentStatus: 'paid' }],
    [false, 'the booking is cancelled', { status: 'cancelled' }],
    [false, 'the booking costs nothing', { finalTotal: 0 }],
  ] as const)('is %s when %s', (expected, _case, changed) => {
    const paid = { status: 'confirmed', paymentStatus: 'verified', due: 0, finalTotal: 5100 } as const;

    expect(isOverpayable({ ...paid, ...changed })).toBe(expected);
  });
});
