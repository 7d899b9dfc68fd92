import { expect, it } from '@jest/globals';
import { seenPayment } from './seen-payment.ts';

const booking = {
  paymentId: 7,
  paymentAmount: 5100,
  paymentRecordedBy: null,
  due: 5100,
  dueLater: 0,
  status: 'confirmed',
} as const;

it('the amount of a displayed payment stays when what is due changes meanwhile', () => {
  const seen = seenPayment(undefined, booking, false);

  expect(seen).toEqual({ paymentId: 7, expected: 5100 });
  expect(seenPayment(seen, { ...booking, due: 3000 }, false)).toBe(seen);
});

it('a displayed payment stays when another one replaces it meanwhile', () => {
  const seen = seenPayment(undefined, booking, false);

  expect(seenPayment(seen, { ...booking, paymentId: 8, paymentAmount: 900 }, false)).toBe(seen);
});

it('a payment counts as seen only once it is not a cached one', () => {
  expect(seenPayment(undefined, booking, true)).toBeUndefined();
});
